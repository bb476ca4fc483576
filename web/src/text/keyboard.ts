/** Every key and what it does. */
export const keyboard = {
  title: 'Keyboard',
  groups: [
    {
      name: 'Anywhere',
      keys: [
        ['Ctrl K', 'Search or run a command'],
        ['/', 'Search'],
        ['g c', 'Case List'],
        ['g s', 'Crime Search'],
        ['g r', 'Credit Calculator'],
        ['?', 'This sheet'],
        ['Esc', 'Close what is open'],
      ],
    },
    {
      name: 'Case list',
      keys: [
        ['n', 'Add New Case'],
        ['Arrows', 'Walk the cases'],
        ['Enter', 'View'],
        ['e', 'Edit'],
        ['Del', 'Delete'],
        ['Shift 1–6', 'Sort by the column'],
      ],
    },
    {
      name: 'Case',
      keys: [
        ['a', 'Add Charge'],
        ['y', 'Why this number'],
        ['[ ]', 'Previous, next scenario'],
        ['b', 'Try this in a new scenario'],
        ['r', 'Create Reports'],
        ['Ctrl Z', 'Undo'],
        ['Ctrl Shift Z', 'Redo'],
      ],
    },
    {
      name: 'Charges',
      keys: [
        ['Arrows', 'Move'],
        ['Enter', 'Edit the cell'],
        ['1 2 3', 'Lower, middle, upper'],
        ['s', 'Status'],
        ['c', 'Consecutive or Concurrent'],
        ['p', 'Principal'],
        ['w', 'Wobble'],
        ['l', 'Law Text'],
        ['y', 'Why this row, twice: the total'],
        ['$', 'Without it: what each row costs'],
        ['.', 'Next check'],
        ['+ −', 'Unfold, fold'],
        ['x', 'Select'],
        ['Ctrl D', 'Duplicate'],
        ['Alt ↑ ↓', 'Move the count'],
        ['Del', 'Delete'],
      ],
    },
    {
      name: 'Offers',
      keys: [
        ['↑ ↓', 'Offer'],
        ['← →', 'Term in it'],
        ['b', 'Open as a scenario'],
        ['w', 'Add a wish'],
        ['$', 'What each allegation costs'],
      ],
    },
    {
      name: 'Add Charge',
      keys: [
        ['↓', 'From the field to the list'],
        ['Enter', 'Choose the crime, then add it'],
        ['Ctrl Enter', 'Add it and close'],
        ['a', 'Charge it as an attempt'],
        ['o', 'Charge it as a conspiracy'],
      ],
    },
  ],
} as const;
