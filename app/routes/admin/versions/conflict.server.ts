// The answer after another person saved first: the form with the merged text if possible, otherwise with the own one.
import { type Change, compareTexts, mergeEdits } from '#app/features/versions/compare-texts.ts'
import { newestVersion, textsBefore, type Version, type Versions } from '#app/features/versions/versions.server.ts'
import type { FormAnswer, FormValues } from '#app/forms/form-state.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'

type Conflict = { conflict: { revision: string; isMerged: boolean; difference: Change[] } }

export type ConflictAnswer = FormAnswer & Conflict

type Conflicting = {
  /** The label of the long text. */
  label: string
  /** The version that was typed over. */
  version: number
  mine: string
  theirs: string | undefined
  /** The version that keeps the own text. */
  revision: string
  values: (text: string) => FormValues
}

/** @param thing what was saved */
export async function conflictProblem<V extends Version>(
  thing: keyof typeof conflictWords,
  versions: Versions<V>,
  { label, version, mine, theirs = '', revision, values }: Conflicting,
): Promise<Problem> {
  const base = textsBefore(versions, await newestVersion(versions, { number: version + 1 }))
  const merged = mergeEdits(base[label] ?? '', mine, theirs)
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
