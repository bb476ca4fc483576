/** A calendar day as `YYYY-MM-DD`. ISO dates sort as text, so two of them are compared with `<` and `>`. */
export type IsoDate = string;
