// What the pages of a text's versions show.

import type { Staff } from '#app/features/staff/require-staff.server.ts'
import {
  type Change,
  compareTexts,
  type Difference,
  differencesOf,
  mergeEdits,
  type Texts,
} from '#app/features/versions/compare-texts.ts'
import {
  listVersions,
  newestVersion,
  textsBefore,
  type Version,
  type Versions,
} from '#app/features/versions/versions.server.ts'
import type { FormAnswer, FormValues } from '#app/forms/form-state.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { drawn } from '#app/languages/message.ts'
import { type Phrase, phraseIn } from '#app/languages/phrases.server.ts'
import { type CursorShape, listParams, listState } from '#app/routes/admin/shared/list-params.ts'
import { type Asked, ownConflict } from '#app/routes/admin/shared/staff-action.server.ts'
import { wordChange } from '#app/ui/text/changed-words.tsx'
import type { Language } from '#db/tables/records.ts'

/** @property path of the list  @property lang of the texts  @property current the number of the version that counts */
type Room = {
  path: string
  lang?: Language
  current?: number
  labels?: Readonly<Record<string, Phrase>>
}

const kindLabels: Readonly<Record<string, Phrase>> = {
  saved: 'Saved',
  restored: 'Restored',
  imported: 'Imported',
  conflict: 'Kept after a conflict',
}

const stateOf = ({ kind }: Version, labels = kindLabels) => ({
  label: labels[kind] ?? drawn(kind),
  pill: kind === 'conflict' ? 'warning' : kind,
})

type List<V> = Room & { cursor: CursorShape; changedOf?: (version: V) => string }

export async function versionList<V extends Version>(
  { request, staff: { timeZone } }: Asked,
  versions: Versions<V>,
  { path, lang, current, labels, cursor, changedOf }: List<V>,
) {
  const params = listParams(request, { path, cursor })
  const { lines, next } = await listVersions(versions, params.after?.[0])
  return {
    path,
    lang,
    timeZone,
    list: listState({ path, cursor }, params, next === null ? null : [next]),
    lines: lines.map((version) => ({
      id: version.id,
      number: version.number,
      at: version.at,
      by: version.by,
      changed: changedOf?.(version),
      change: wordChange(...version.words),
      state: stateOf(version, labels),
      isCurrent: version.kind !== 'conflict' && version.number === current,
    })),
  }
}

type Shown = Omit<Room, 'current'> & {
  /** The texts of the latest version. */
  latest: Texts
  /** False while a draft, or a later publication, is being prepared. */
  isSettled?: boolean
  /** A text that fits no longer is compared with nothing. */
  isMisfit?: boolean
  /** The number of the latest version, for those who may restore another. */
  restores: number | false
  /** By default a text's name is its label, a phrase. */
  labelOf?: (name: string) => string
}

/** @property restores null on the page of the current version, and for those who may not restore another */
export async function shownVersion<V extends Version>(
  { staff: { timeZone }, say }: Asked,
  versions: Versions<V>,
  version: V,
  {
    path,
    lang,
    labels,
    latest,
    isSettled = true,
    isMisfit = false,
    restores,
    labelOf = (name) => say(phraseIn(name)),
  }: Shown,
) {
  const { id, number, at, by, kind } = version
  const text = versions.textsOf(version)
  const between = (before: Texts, after: Texts): Difference[] =>
    differencesOf(before, after).map(({ label, changes }) => ({ label: labelOf(label), changes }))
  const earlier = await newestVersion(versions, { id })
  // The version before it is no longer kept.
  const hasLostBase = !earlier && !versions.begun && number > 1
  const differences = isMisfit ? null : between(text, latest)
  const isCurrent = differences?.length === 0 && isSettled
  return {
    ...{ path: `${path}/${id}`, lang, timeZone, number, at, by, isCurrent, differences },
    state: stateOf(version, labels),
    made: isMisfit || kind === 'conflict' || hasLostBase ? null : between(textsBefore(versions, earlier), text),
    restores: isCurrent || restores === false ? null : restores,
  }
}

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
  /** When the same person saved it, in another tab. */
  ownAt: number | null
}

/**
 * The answer after an earlier save: the form with the merged text if possible, otherwise with the own one. What another
 * person saved is shown beside it.
 * @param thing what was saved
 */
export async function conflictProblem<V extends Version>(
  thing: 'post' | 'text',
  versions: Versions<V>,
  { label, version, mine, theirs = '', revision, values, ownAt }: Conflicting,
  staff: Staff,
): Promise<Problem> {
  const base = textsBefore(versions, await newestVersion(versions, { number: version + 1 }))
  const merged = mergeEdits(base[label] ?? '', mine, theirs)
  const outcome = merged === null ? 'apart' : 'merged'
  const drawn = { values: values(merged ?? mine), rewritten: revision }
  if (ownAt !== null) return { ...ownConflict(ownAt, staff, conflictWords.own[outcome]), drawn }
  const answer: Conflict = {
    conflict: { revision, isMerged: merged !== null, difference: compareTexts(theirs, mine) },
  }
  return { formError: conflictWords[thing][outcome], isConflict: true, status: 409, drawn: { ...drawn, ...answer } }
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
  own: {
    merged: 'Nothing is lost: both texts are merged below. Check the result and save again.',
    apart:
      'Nothing is lost: what you typed here is below and kept as a revision. Save again to replace what you saved there.',
  },
} as const satisfies Record<string, Record<'merged' | 'apart', Phrase>>
