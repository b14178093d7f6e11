// What should be mended before an issue is sent.
import { languageNames, languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { senderFacts } from '#app/features/newsletter/issues/draw.server.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { missingAdvertisingFacts } from '#app/mail/issue/advertising.ts'
import type { IssueRow, IssueTextRow } from '#db/tables/issues.ts'
import { drawChecked } from './drawn-text.server.ts'

/** `about` is a language, or what concerns all. An issue with an error cannot be scheduled. */
export type IssueFinding = { about: string; message: string; isError: boolean }

/** No findings for an issue that is gone. */
export async function checkStored(id: string, now: number): Promise<IssueFinding[]> {
  const [issue, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)])
  return issue ? checkIssue(issue, texts, now) : []
}

async function checkIssue(issue: IssueRow, texts: readonly IssueTextRow[], now: number): Promise<IssueFinding[]> {
  const found = await Promise.all(
    texts.map(async (text) => {
      const { findings } = await drawChecked(issue, text, now)
      return findings.map(({ message, severity }) => ({
        about: languageNames[text.language],
        message,
        isError: severity === 'error',
      }))
    }),
  )
  return [...(await checkWhole(issue, texts, now)), ...found.flat()]
}

async function checkWhole(issue: IssueRow, texts: readonly IssueTextRow[], now: number): Promise<IssueFinding[]> {
  const facts = issue.is_advertising === 1 ? missingAdvertisingFacts(await senderFacts(db, now)) : []
  return [
    ...facts.map((fact) => ({
      about: 'Advertising',
      message: `This is required by law: ${fact}. Enter it in Company facts.`,
      isError: true,
    })),
    ...checkLanguages(issue, texts),
  ]
}

/** Each language without a text, with what its readers get; an error where that does not exist. */
function checkLanguages({ without_text }: IssueRow, texts: readonly IssueTextRow[]): IssueFinding[] {
  if (texts.length === 0) return [{ about: 'Texts', message: 'There is no text yet.', isError: true }]
  const missing = languages.filter((language) => !texts.some((text) => text.language === language))
  const getEnglish = without_text === 'English'
  if (getEnglish && missing.includes('en')) {
    const readers = missing.map((language) => languageNames[language]).join(' and ')
    const message = `There is no English text, which readers in ${readers} would get. Write one, or choose “Leave them out” in the settings.`
    return [{ about: languageNames.en, message, isError: true }]
  }
  const rest = getEnglish ? 'get the English text' : 'are left out'
  return missing.map((language) => ({
    about: languageNames[language],
    message: `There is no ${languageNames[language]} text, so its readers ${rest}.`,
    isError: false,
  }))
}

/** For an issue that is sent by itself at its time: the sentence about what must be fixed before; null without any. */
export async function brokenWhenSent(id: string, now: number): Promise<string | null> {
  const issue = await findIssue(db, id)
  if (issue?.status !== 'scheduled') return null
  const [error] = (await checkStored(id, now)).filter(({ isError }) => isError)
  if (!error) return null
  return `The issue is still scheduled, and will be sent like this at its time. Fix it first, or unschedule the issue. ${error.about}: ${error.message}`
}

/** The page and the message after a change of an issue. */
export const savedFlash = (to: string, text: string, broken: string | null) =>
  broken === null ? { to, text } : { to, text: `${text} ${broken}`, kind: 'error' as const }
