// Writes an issue: its settings, and its text in each language. When two people edit one text at once, the later one is kept
// as a revision and never overwrites the earlier. Nothing changes once sending has begun.

import { absentPictures, describePictures } from '#app/features/texts/pictures.server.ts'
import { brokenPicturesIn, pictureHashesIn, picturesIn } from '#app/forms/document/picture-address.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import type { IssueSettings, IssueTextInput } from './issue-schema.ts'
import { findText, listTexts, lockIssue } from './issues.server.ts'
import { changeable } from './words.ts'

/** Its title until its first text has a subject. */
type NewIssue = Pick<IssueRow, 'title'>

/** Reuses an empty draft with the same title, so that a double click or a second tab makes one issue. */
export const createIssue = (db: Db, input: NewIssue, by: By): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'new issue')
    return (await findBlankDraft(trx, input, by)) ?? addIssue(trx, input, by)
  })

const sameIssueMs = 24 * 60 * 60_000

async function findBlankDraft(trx: Trx, { title }: NewIssue, { actor, now }: By): Promise<string | null> {
  const equal = await trx
    .selectFrom('newsletter_issues as issue')
    .select('id')
    .where('status', '=', 'draft')
    .where('version', '=', 1)
    .where('title', '=', title)
    .where('created_by', '=', actor.name)
    .where('created_at', '>', now - sameIssueMs)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('newsletter_texts').select('issue_id').whereRef('newsletter_texts.issue_id', '=', 'issue.id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return equal?.id ?? null
}

async function addIssue(trx: Trx, { title }: NewIssue, by: By): Promise<string> {
  const id = newId()
  await trx
    .insertInto('newsletter_issues')
    .values({
      title,
      topic: 'articles',
      without_text: 'English',
      id,
      number: null,
      status: 'draft',
      is_advertising: 0,
      send_at: null,
      zone: null,
      prepared_at: null,
      pause_reason: null,
      created_at: by.now,
      created_by: by.actor.name,
      started_at: null,
      ended_at: null,
      version: 1,
    })
    .execute()
  await recordAudit(trx, { verb: 'created', kind: 'issue', id, reference: title }, by)
  return id
}

type Changed = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'begun' }

export function changeIssue(db: Db, id: string, { version, ...input }: IssueSettings, by: By): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const issue = await lockIssue(trx, id)
    const refused = whyFixed(issue)
    if (refused) return refused
    const { topic, isAdvertising, withoutText } = input
    const settings = {
      topic,
      is_advertising: isAdvertising ? 1 : 0,
      without_text: withoutText,
    }
    if (!issue) return { ok: false, reason: 'gone' }
    if (issue.version !== version) return isAlready(issue, settings) ? { ok: true } : { ok: false, reason: 'changed' }
    await trx
      .updateTable('newsletter_issues')
      .set({ ...settings, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const detail = { topic, advertising: isAdvertising }
    await recordAudit(trx, { verb: 'changed', kind: 'issue', id, reference: issue.title, detail }, by)
    return { ok: true }
  })
}

/** An equal save by a double click or another tab is no conflict: all that was typed is stored. */
const isAlready = <Row extends object>(row: Row, typed: Partial<Row>) =>
  (Object.keys(typed) as (keyof Row)[]).every((name) => row[name] === typed[name])

function whyFixed(issue: IssueRow | undefined): Extract<Changed, { ok: false }> | null {
  if (!issue) return { ok: false, reason: 'gone' }
  return changeable.includes(issue.status) ? null : { ok: false, reason: 'begun' }
}

type Text = Pick<IssueTextInput, 'subject' | 'preheader' | 'body'>

export type SavedText =
  | { ok: true; version: number }
  | Extract<Changed, { ok: false }>
  | { ok: false; errors: Errors }
  /** Someone else saved first; the typed text is kept as this revision. */
  | { ok: false; reason: 'conflict'; revision: string; theirs: IssueTextRow | null }

/** @param version the text's version when the form was opened; 0 if there was none */
export function saveText(
  db: Db,
  { id, language, version, text }: { id: string; language: Language; version: number; text: Text },
  by: By,
): Promise<SavedText> {
  return db.transaction().execute(async (trx): Promise<SavedText> => {
    const issue = await lockIssue(trx, id)
    const refused = whyFixed(issue)
    if (refused || !issue) return refused ?? { ok: false, reason: 'gone' }
    const before = await findText(trx, id, language)
    const of = { issue_id: id, language, ...text, saved_at: by.now, saved_by: by.actor.name }
    const entry = { kind: 'issue', id, reference: issue.title, detail: { language } } as const
    if (before && isAlready(before, text)) return { ok: true, version: before.version }
    if ((before?.version ?? 0) !== version) {
      const revision = await addRevision(trx, { ...of, kind: 'conflict', version })
      await recordAudit(trx, { verb: 'conflict-kept', ...entry }, by)
      return { ok: false, reason: 'conflict', revision, theirs: before }
    }
    const problem = await pictureProblem(trx, text.body)
    if (problem) return { ok: false, errors: { body: [problem] } }
    await storeText(trx, { ...of, version: version + 1 })
    await describePictures(trx, picturesIn(text.body), by)
    await nameBySubject(trx, id)
    await recordAudit(trx, { verb: 'text-saved', ...entry }, by)
    return { ok: true, version: version + 1 }
  })
}

/** Null where the media library has every picture of the text. */
export async function pictureProblem(trx: Trx, body: string): Promise<Message | null> {
  const [broken] = brokenPicturesIn(body)
  if (broken !== undefined) return message('The media library has no picture at {address}', { address: broken })
  const absent = await absentPictures(trx, pictureHashesIn(body))
  return absent.size > 0 ? 'A picture is no longer in the media library' : null
}

async function storeText(trx: Trx, row: IssueTextRow) {
  await trx
    .insertInto('newsletter_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issue_id', 'language']).doUpdateSet(row))
    .execute()
  await addRevision(trx, { ...row, kind: 'saved' })
}

/** English is the first of the languages in the alphabet. */
async function nameBySubject(trx: Trx, id: string) {
  const [first] = await listTexts(trx, id)
  if (first) await trx.updateTable('newsletter_issues').set({ title: first.subject }).where('id', '=', id).execute()
}

async function addRevision(trx: Trx, row: IssueTextRow & { kind: 'saved' | 'conflict' }): Promise<string> {
  const id = newId()
  await trx
    .insertInto('newsletter_revisions')
    .values({ id, ...row })
    .execute()
  await pruneRevisions(trx, row)
  return id
}

const mostRevisions = 100

async function pruneRevisions(trx: Trx, { issue_id, language }: IssueTextRow) {
  await trx
    .deleteFrom('newsletter_revisions')
    .where('id', 'in', (e) =>
      e
        .selectFrom('newsletter_revisions')
        .select('id')
        .where('issue_id', '=', issue_id)
        .where('language', '=', language)
        .orderBy('id', 'desc')
        .limit(10)
        .offset(mostRevisions),
    )
    .execute()
}
