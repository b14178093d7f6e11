/** French with plain spaces: see french-spaces.ts. Korean without a particle after a value in braces. */
export type Translations = Readonly<Record<string, Readonly<{ fr: string; ko: string }>>>
