import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { countWords } from '#app/features/blog/markdown/reading-time.ts'
import { cardsForMail, listPublished, slugsIn } from '#app/features/blog/store/published.server.ts'
import { withoutLinks } from '#app/features/newsletter/issues/draw-text.server.ts'
import { type IssueTextInput, isNotBegun } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { issueVersions, restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { sendTest } from '#app/features/newsletter/issues/send-test.server.ts'
import { changeable } from '#app/features/newsletter/issues/words.ts'
import { saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import { searchedWords } from '#app/features/search/related-words.ts'
import { ownChangeAt } from '#app/features/staff/audit/last-change.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { plainWords, postBlock, postsIn } from '#app/mail/issue/body.server.ts'
import type { IssueText } from '#app/mail/issue/issue.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { framedHtml } from '#app/routes/admin/shared/drawn-mail.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { conflictProblem } from '#app/routes/admin/versions/versions.server.ts'
import type { IssueRow, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { brokenWhenSent, drawChecked } from '../check-issue.server.ts'

/** An issue's mail with a text that is being typed, its length and its findings. */
export async function drawTyped(issue: IssueRow, text: IssueText, reader: Pick<Asked, 'now' | 'language'>) {
  const { mail, findings } = await drawChecked(issue, text, reader)
  return {
    html: await framedHtml(withoutLinks(mail).html),
    language: text.language,
    words: countWords(plainWords(text.body)),
    findings,
  }
}

export type TypedIssue = Awaited<ReturnType<typeof drawTyped>>

// The posts that are put into the text of an issue.

/** @property block stands for the post in a text */
export type PostChoice = { slug: string; title: string; language: Language; block: string }

const mostChoices = 30

/** The newest posts in the language of the text, or in every language if it has none; those found by a search, its own first. */
export async function listPostChoices(language: Language, search: string, now: number): Promise<PostChoice[]> {
  const list = (filter: Parameters<typeof listPublished>[1]) => listPublished(db, filter, { now, size: mostChoices })
  const own = search ? null : await list({ language })
  const { posts } = own?.total ? own : await list({ words: searchedWords(search) })
  return posts
    .map(({ slug, title, language }) => ({ slug, title, language, block: postBlock(slug) }))
    .sort((a, b) => Number(b.language === language) - Number(a.language === language))
}

/** A first text begins with the posts of the issue's other text, in its own language where they have been translated. */
export async function offeredPosts(texts: readonly IssueTextRow[], language: Language, now: number): Promise<string> {
  const slugs = texts.map(({ body }) => postsIn(body)).find((posts) => posts.length > 0) ?? []
  return (await slugsIn(db, { slugs, language }, now)).map(postBlock).join('\n\n')
}

/** The form as it was sent, with the ticked posts at the end of its text that it does not show yet. Nothing is stored. */
export async function insertedAnswer({ next, posts, version, body, ...typed }: IssueTextInput, now: number) {
  const shown = new Set(postsIn(body))
  const known = await cardsForMail(db, posts, now)
  const added = posts.filter((slug) => known.has(slug) && !shown.has(slug))
  const longer = [body.trimEnd(), ...added.map(postBlock)].filter((part) => part !== '').join('\n\n')
  const values = { ...typed, body: longer, version: String(version) }
  return data<FormAnswer>({ form: 'issue-text', values, errors: {}, rewritten: randomUUID() })
}

// Saves an issue's text, and says what becomes of it if the issue is scheduled or another person saved first.

type Typed = { id: string; language: Language; value: IssueTextInput }

type Sender = Pick<Asked, 'by' | 'now' | 'language' | 'say' | 'staff'>

/** Saves what was typed, unless nothing was; then sends the test, for its button. */
export async function saveTyped({ id, language, value }: Typed, sender: Sender) {
  const { by } = sender
  const { subject, preheader, body, version, next } = value
  const kept = { ok: true, isSaved: false, broken: null } as const
  if (next === 'insert') return kept
  const isSaved = !(next && isNotBegun(value))
  if (isSaved) {
    const saved = await saveText(db, { id, language, version, text: { subject, preheader, body } }, by)
    if (!saved.ok) return saved
  } else {
    const issue = await findIssue(db, id)
    if (!issue) return { ok: false, reason: 'gone' } as const
    if (!changeable.includes(issue.status)) return { ok: false, reason: 'begun' } as const
  }
  if (next === 'test') {
    if ((await listTexts(db, id)).length === 0) return { ok: false, reason: 'no text' } as const
    const to = sender.staff.email
    const sent = await sendTest(db, { id, to, findPosts: (slugs) => cardsForMail(db, slugs, by.now) }, by)
    if (!sent.ok) return sent
  }
  return { ...kept, isSaved, broken: isSaved ? await brokenWhenSent(id, sender) : null }
}

/** What became of the test. */
export async function testWords(sent: Sender): Promise<string> {
  const { say, staff } = sent
  const address = staff.email
  const held = say('Email isn’t set up yet, so the test to {address} is held.', { address })
  const why = await whyNotMailed(db, address, sent, held)
  return why ?? say('The test is on its way to {address}.', { address })
}

export async function restoreText(
  asked: { id: string; language: Language; revision: string; version: number },
  sender: Pick<Sender, 'by' | 'now' | 'language' | 'say'>,
) {
  const restored = await restoreRevision(db, asked, sender.by)
  return restored.ok ? { ...restored, broken: await brokenWhenSent(asked.id, sender) } : restored
}

/** The form after the same text was saved elsewhere first. */
export async function bothTexts(
  { id, language, value: { subject, preheader, body, version, offered } }: Typed,
  { revision, theirs }: { revision: string; theirs: IssueTextRow | null },
  staff: Staff,
): Promise<Problem> {
  const saved = { kind: 'issue', id, verbs: ['text-saved'], detail: { language } } as const
  return conflictProblem(
    'text',
    issueVersions(db, id, language),
    {
      ...{ label: 'Text', version, mine: body, theirs: theirs?.body, revision },
      ownAt: await ownChangeAt(db, saved, staff),
      values: (merged) => ({ subject, preheader, body: merged, offered, version: String(theirs?.version ?? 0) }),
    },
    staff,
  )
}
