// The differences between texts, by line, and by word inside rewritten passages.

import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { isHex } from '#app/features/brand/colour/rgb.ts'
import type { Change, Part, Difference as TextDifference } from '#app/features/versions/compare-texts.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'
import type { ConflictAnswer } from './versions.server.ts'

/** The number of unchanged lines shown around a change. */
const around = 3

const isSame = (changes: readonly Change[]) => changes.every(({ kind }) => kind === 'same')

type DifferencesProps = { of: readonly TextDifference[]; lang?: Language }

/** The texts that differ, each under its label. */
export function Differences({ of, lang }: DifferencesProps) {
  const say = useSay()
  if (of.length === 0) return <p>{say('No changes')}</p>
  return of.map(({ label, changes }) => (
    <Fragment key={label}>
      <h3 className="field-label">{label}</h3>
      <Difference changes={changes} lang={lang} />
    </Fragment>
  ))
}

/** @param props.lang the language of the text */
function Difference({ changes, lang }: { changes: readonly Change[]; lang?: Language }) {
  const say = useSay()
  if (isSame(changes)) return <p>{say('No changes')}</p>
  return (
    <div className="difference" dir="auto">
      {placed(changes).map(([change, place], index) => (
        <ChangedPart
          key={`${place} ${change.kind}`}
          change={change}
          lang={lang}
          isFirst={index === 0}
          isLast={index === changes.length - 1}
        />
      ))}
    </div>
  )
}

/** Each part with its position in the text. */
function placed<T extends object>(parts: readonly T[]): [T, number][] {
  let place = 0
  return parts.map((part) => {
    const begin = place
    place += JSON.stringify(part).length
    return [part, begin]
  })
}

type ChangedPartProps = { change: Change; lang: Language | undefined; isFirst: boolean; isLast: boolean }

function ChangedPart({ change, lang, isFirst, isLast }: ChangedPartProps) {
  if (change.kind === 'same') return <p lang={lang}>{shortened(change.text, isFirst, isLast)}</p>
  const [before, after] = change.kind === 'rewritten' ? [change.before, change.after] : []
  const whole = change.kind === 'rewritten' ? [] : [{ text: change.text, changed: true }]
  return (
    <>
      {change.kind === 'added' ? null : <Marked as="del" parts={before ?? whole} lang={lang} />}
      {change.kind === 'removed' ? null : <Marked as="ins" parts={after ?? whole} lang={lang} />}
    </>
  )
}

type MarkedProps = { as: 'del' | 'ins'; parts: readonly Part[]; lang: Language | undefined }

/** A colour comes with a sample of it. */
function Marked({ as: Tag, parts, lang }: MarkedProps) {
  const say = useSay()
  const whole = parts.map(({ text }) => text).join('')
  return (
    <p data-change={Tag === 'del' ? 'removed' : 'added'}>
      <span className="visually-hidden">{Tag === 'del' ? say('Removed:') : say('Added:')} </span>
      {isHex(whole) ? (
        <svg className="colour-sample" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={whole} />
        </svg>
      ) : null}
      <span lang={lang}>
        {placed(parts).map(([{ text, changed }, place]) =>
          changed ? <Tag key={place}>{text}</Tag> : <span key={place}>{text}</span>,
        )}
      </span>
    </p>
  )
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n')
  if (lines.length <= around * 2 + 2) return text
  const start = isFirst ? [] : lines.slice(0, around)
  const end = isLast ? [] : lines.slice(-around - 1)
  return [...start, '…', ...end].join('\n')
}

/**
 * Both people's texts, beside the typed one after a conflict.
 * @param props.revisions the address of the list of revisions
 */
export function Conflict({ revisions }: { revisions: string }) {
  const say = useSay()
  const { answer } = useFormState()
  if (!isConflict(answer)) return null
  const { revision, difference } = answer.conflict
  return (
    <section className="stack post-conflict" data-gap="m" aria-labelledby="conflict">
      <h2 id="conflict">{say('Their text and yours')}</h2>
      <p>
        <Said
          phrase="“Removed” is text found only in theirs; “added” is text found only in yours. Yours is kept as {link}."
          values={{ link: <Link to={`${revisions}/${revision}`}>{say('a revision')}</Link> }}
        />
      </p>
      <Difference changes={difference} />
    </section>
  )
}

const isConflict = (answer: unknown): answer is ConflictAnswer =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
