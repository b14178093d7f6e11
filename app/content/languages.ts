/** The languages of mails to visitors, as shown to staff and visitors. */
export const languageNames = { en: 'English', ko: 'Korean', fr: 'French' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]
