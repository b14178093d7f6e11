// What mails wear: the company's name, mark, colours and contact details, as they were last saved on the brand board.
import { company } from '#app/content/company/company.ts'

export type MailLook = {
  name: string
  slogan: string
  mark: string
  /** Ways to reach the company; each a line of its own. */
  contacts: string[]
  /** Ground of the mark and of buttons, and what can be read on it. */
  primary: string
  onPrimary: string
  /** Text on white, and softer text. */
  ink: string
  soft: string
}

/** Until something is saved. */
export const defaultMailLook: MailLook = {
  name: company.name,
  slogan: company.slogan,
  mark: company.mark,
  contacts: [],
  primary: '#0066ff',
  onPrimary: '#ffffff',
  ink: '#0a192f',
  soft: '#4a5565',
}

/** Stands for the company's name until a mail is laid out. Control characters never come in through a form. */
export const companyName = '\u0001'

/** @param stored the newest revision's, as JSON */
export const readMailLook = (stored: string | undefined): MailLook =>
  stored ? { ...defaultMailLook, ...JSON.parse(stored) } : defaultMailLook
