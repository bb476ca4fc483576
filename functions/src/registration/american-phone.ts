/**
 * Area codes of the North American plan that are not of a State: of Canada and the Caribbean, where a text costs many times
 * as much and often goes to whoever had it sent, and those of no place. Source: NANPA, area codes in service and reserved.
 */
const elsewhere = new Set(
  [
    // the Caribbean and the Atlantic
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876',
    // Canada
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474',
    '506 514 519 537 548 568 579 581 584 587 600 604 613 622 639 644 647 655 672 677 683 688 705 709 742 753 778',
    '780 782 807 819 825 867 873 879 902 905 942',
    // of no place: personal, toll-free, premium
    '500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 700 710 800 822 833 844 855 866 877 880 881 882',
    '883 884 885 886 887 888 889 900 976',
  ].flatMap((line) => line.split(' ')),
);

/** Whether ten digits can be a telephone of the United States: neither area nor exchange begins with 0 or 1 or ends in 11. */
export const isAmericanPhone = (digits: string): boolean =>
  /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/.test(digits) && !elsewhere.has(digits.slice(0, 3));
