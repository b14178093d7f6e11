// Lists the faults to mend before an issue is sent.

import { languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { drawText, senderFacts } from '#app/features/newsletter/issues/draw-text.server.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { drawn } from '#app/languages/message.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { missingAdvertisingFacts } from '#app/mail/issue/advertising.ts'
import { linksIn } from '#app/mail/issue/body.server.ts'
import type { IssueText } from '#app/mail/issue/issue.ts'
import { issueFindings } from '#app/mail/issue/issue-findings.server.ts'
import { liveLinks } from '#app/routes/admin/blog/post-checks.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { IssueRow, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { nameOf, nameWithin } from './words.ts'

/** `about` is the name of the language, or what concerns all. An issue with an error cannot be scheduled. */
export type IssueFinding = {
  language: Language | null
  about: string
  message: string
  isError: boolean
  /** The language has no text. */
  isMissing?: true
}

/** The member of staff who reads the findings. */
type Reader = Pick<Asked, 'now' | 'language' | 'say'>

const colons: Record<Language, string> = { en: ': ', fr: '\u00a0: ', ko: ': ' }

export const findingText = (language: Language, { about, message }: IssueFinding) => about + colons[language] + message

/** No findings for an issue that is gone. */
export async function checkStored(id: string, reader: Reader): Promise<IssueFinding[]> {
  const [issue, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)])
  return issue ? checkIssue(issue, texts, reader) : []
}

async function checkIssue(issue: IssueRow, texts: readonly IssueTextRow[], reader: Reader): Promise<IssueFinding[]> {
  const found = await Promise.all(
    texts.map(async (text) => {
      const { findings } = await drawChecked(issue, text, reader)
      return findings.map(({ message, severity }) => ({
        language: text.language,
        about: nameOf(reader.say, text.language),
        message,
        isError: severity === 'error',
      }))
    }),
  )
  return [...(await checkWhole(issue, texts, reader)), ...found.flat()]
}

/**
 * The mail of an issue's text as it would be sent now, with its findings.
 * @param language in which the findings are said
 */
export async function drawChecked(
  issue: IssueRow,
  text: IssueText,
  { now, language }: Pick<Asked, 'now' | 'language'>,
) {
  const [{ mail, cards }, isLive] = await Promise.all([
    drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now }),
    liveLinks(linksIn(text.body), now),
  ])
  const ofPosts = [...cards.values()].flatMap(({ image }) => image?.src ?? [])
  const findImage = await imageLookup(db, [...addressesIn(text.body), ...ofPosts])
  // A mail shows the very file that is named, and a picture has files of certain widths only.
  const hasPicture = (src: string) => findImage(src)?.files.some((file) => file.src === src) ?? false
  const findings = issueFindings(text, mail, { cards, isLive, hasPicture })
  return {
    mail,
    findings: findings.map(({ message, ...found }) => ({ ...found, message: sayIn(language)(message) })),
  }
}

async function checkWhole(issue: IssueRow, texts: readonly IssueTextRow[], reader: Reader): Promise<IssueFinding[]> {
  const { now, say } = reader
  const facts = issue.is_advertising === 1 ? missingAdvertisingFacts(await senderFacts(db, now)) : []
  return [
    ...facts.map((fact) => ({
      language: null,
      about: say('Advertising'),
      message: say('This is required by law: {fact}. Enter it in Company facts.', { fact: say(fact) }),
      isError: true,
    })),
    ...checkLanguages(issue, texts, reader),
  ]
}

/** Each language without a text, with what its readers get; an error where that does not exist. */
function checkLanguages(
  { without_text }: IssueRow,
  texts: readonly IssueTextRow[],
  { say, language: own }: Reader,
): IssueFinding[] {
  if (texts.length === 0)
    return [{ language: null, about: say('Texts'), message: say('There is no text yet.'), isError: true }]
  const missing = languages.filter((language) => !texts.some((text) => text.language === language))
  const getEnglish = without_text === 'English'
  if (getEnglish && missing.includes('en')) {
    const readers = missing.map((language) => nameWithin(say, own, language)).join(` ${say('and')} `)
    const message = say(
      'There is no English text, which readers in {languages} would get. Write one, or choose “Leave them out” in the settings.',
      { languages: readers },
    )
    return [{ language: 'en', about: nameOf(say, 'en'), message, isError: true, isMissing: true }]
  }
  const message = getEnglish
    ? 'There is no {language} text, so its readers get the English text.'
    : 'There is no {language} text, so its readers are left out.'
  return missing.map((language) => ({
    language,
    about: nameOf(say, language),
    message: say(message, { language: nameWithin(say, own, language) }),
    isError: false,
    isMissing: true,
  }))
}

/** A sentence for each language without a text. */
export const languagesWithout = (issue: IssueRow, texts: readonly IssueTextRow[], reader: Reader): string[] =>
  checkLanguages(issue, texts, reader).map(({ message }) => message)

/** For an issue that is sent by itself at its time: the sentence about what must be fixed before; null without any. */
export async function brokenWhenSent(id: string, reader: Reader): Promise<string | null> {
  const issue = await findIssue(db, id)
  if (issue?.status !== 'scheduled') return null
  const [error] = (await checkStored(id, reader)).filter(({ isError }) => isError)
  if (!error) return null
  return reader.say(
    'The issue is still scheduled, and will be sent like this at its time. Fix it first, or unschedule the issue. {finding}',
    { finding: findingText(reader.language, error) },
  )
}

/** The page and the message after a change of an issue. */
export const savedFlash = (to: string, text: string, broken: string | null) =>
  broken === null ? { to, text: drawn(text) } : { to, text: drawn(`${text} ${broken}`), kind: 'error' as const }
