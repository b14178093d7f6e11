/** Begins a line with a capital letter; Korean has none. */
export const capitalized = <Words extends string>(words: Words) =>
  (words.charAt(0).toUpperCase() + words.slice(1)) as Capitalize<Words>
