/** The items of a list that pass: the list itself where all of them do, as in most cases. */
export const passing = <Item>(list: readonly Item[], test: (item: Item) => boolean): readonly Item[] =>
  list.every(test) ? list : list.filter(test);
