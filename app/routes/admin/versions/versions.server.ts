// What the pages of a text's versions show.
import { type Difference, differencesOf, type Texts } from '#app/features/versions/compare-texts.ts'
import {
  listVersions,
  newestVersion,
  textsBefore,
  type Version,
  type Versions,
} from '#app/features/versions/versions.server.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { type CursorShape, listParams, listState } from '#app/routes/admin/shared/list-params.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
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
  /** By default a text's name is its label. */
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
    labelOf = (name) => say(name as Phrase),
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
