/** The languages that we write in, as staff and visitors are told of them. */
export const languageNames = { en: 'English', ko: 'Korean', fr: 'French' } as const

export type Language = keyof typeof languageNames
