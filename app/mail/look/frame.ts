// The frame that letters and issues of the newsletter share: the head of the document, the company's name and signature.
import { offices } from '#app/content/company/offices.ts'
import { officeCopy } from '#app/mail/office-words.ts'
import type { Language } from '#db/tables/records.ts'
import { escapeHtml } from './escape-html.ts'
import { companyName, type MailLook } from './mail-look.ts'

/** @param styles the style sheet of dark mode */
export const documentHead = (language: Language, title: string, styles: string): string[] => [
  '<!doctype html>',
  `<html lang="${language}">`,
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  `<style>${styles}</style>`,
  `<title>${escapeHtml(title)}</title>`,
  '</head>',
]

export const signatureOf = ({ name, slogan, contacts }: MailLook, language: Language) =>
  [name, slogan, offices.map(officeCopy[language].place).join(' · '), ...contacts].filter(Boolean)

/** Inserts the company's name into words of our own. */
export const named = (words: string, { name }: Pick<MailLook, 'name'>) => words.replaceAll(companyName, name)

export const colons: Record<Language, string> = { en: ':', ko: ':', fr: '\u00a0:' }
