// The widths at which boards are laid out in another way.

/** A phone shows one board at a time. */
export const PHONE = "(max-width: 759px)";
