/** The languages of mails to visitors, as shown to staff and visitors. */
export const languageNames = { en: 'English', fr: 'French', ko: 'Korean' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]
