import type { Language } from './languages.ts'

/** The first line of a mail, in each language. */
export const greetings: Record<Language, (name?: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  ko: (name) => (name ? `${name} 님께` : '안녕하십니까?'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
}
