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
  const missing = languages.filter((language) => !texts.some((text) => text.language === language))
  const rest = issue.without_text === 'English' ? 'get the English text' : 'are left out'
  const facts = issue.is_advertising === 1 ? missingAdvertisingFacts(await senderFacts(db, now)) : []
  return [
    ...facts.map((fact) => ({
      about: 'Advertising',
      message: `This is required by law: ${fact}. Enter it in Company facts.`,
      isError: true,
    })),
    ...missing.map((language) => ({
      about: languageNames[language],
      message: `There is no ${languageNames[language]} text, so its readers ${language === 'en' ? 'are left out' : rest}.`,
      isError: false,
    })),
  ]
}
