/** The names of tokens.css without the leading dashes. */
export type Tokens = Record<string, string>
