// The answer after another person saved first: the form with the merged text if possible, otherwise with the own one.
import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import { mergeEdits } from '#app/features/blog/revisions/compare-edits.ts'
import { type Change, compareTexts } from '#app/features/blog/revisions/compare-texts.ts'
import type { postEditSchema } from '#app/features/blog/schema.ts'
import { findPost } from '#app/features/blog/store/read-post.server.ts'
import { findPostVersion } from '#app/features/blog/store/revisions.server.ts'
import type { FormAnswer, FormValues } from '#app/forms/form-state.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'

type Conflict = { conflict: { revision: string; isMerged: boolean; difference: Change[] } }

export type ConflictAnswer = FormAnswer & Conflict

type Kept = { revision: string; version: number }

export async function bothTexts(
  id: string,
  typed: z.output<typeof postEditSchema>,
  { revision, version }: Kept,
): Promise<Problem> {
  const [base, theirs] = await Promise.all([findPostVersion(db, id, typed.version), findPost(db, id)])
  const texts = { before: base?.post.content ?? '', mine: typed.content, theirs: theirs?.post.content ?? '' }
  const values = (content: string) => ({ ...valuesOf(typed), content, version: String(version) })
  return conflictProblem('post', texts, { revision, values })
}

type Texts = Record<'before' | 'mine' | 'theirs', string>
type Answered = { revision: string; values: (text: string) => FormValues }

/** @param thing what was saved @param before the text that both began with */
export function conflictProblem(
  thing: keyof typeof conflictWords,
  { before, mine, theirs }: Texts,
  { revision, values }: Answered,
): Problem {
  const merged = mergeEdits(before, mine, theirs)
  const answer: Conflict = {
    conflict: { revision, isMerged: merged !== null, difference: compareTexts(theirs, mine) },
  }
  return {
    formError: conflictWords[thing][merged === null ? 'apart' : 'merged'],
    isConflict: true,
    status: 409,
    drawn: { values: values(merged ?? mine), rewritten: revision, ...answer },
  }
}

const conflictWords = {
  post: {
    merged:
      'Someone else saved this post while you were writing. Nothing is lost: both texts are merged below, and yours is kept as a revision. Check the result and save again.',
    apart:
      'Someone else saved this post while you were writing and changed the same lines. Nothing is lost: your text is below and kept as a revision, and theirs is the saved post. Copy anything you need from it, then save again.',
  },
  text: {
    merged:
      'Someone else saved this text while you were writing. Nothing is lost: both texts are merged below, and yours is kept as a revision. Check the result and save again.',
    apart:
      'Someone else saved this text while you were writing and changed the same lines. Nothing is lost: your text is below and kept as a revision, and theirs is the saved text. Copy anything you need from it, then save again.',
  },
} as const satisfies Record<string, Record<'merged' | 'apart', Phrase>>

const valuesOf = ({ tags, featured, ...typed }: z.output<typeof postEditSchema>): FormValues => ({
  ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === null ? '' : String(value)])),
  tags: tags.join(', '),
  featured: featured ? 'yes' : '',
})
