// The differences between two texts, by line, and by word inside rewritten passages.

import { Fragment } from 'react'
import type { Change, Part } from '#app/features/blog/revisions/compare-texts.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import '#app/ui/styles/staff/blog/revisions.css'

/** The number of unchanged lines shown around a change. */
const around = 3

/** By the text that a revision is compared with. */
export const differenceWords = {
  post: '“Removed” is text found only in this revision; “added” is text found only in the current post.',
  one: '“Removed” is text found only in this revision; “added” is text found only in the current one.',
} as const

const isSame = (changes: readonly Change[]) => changes.every(({ kind }) => kind === 'same')

const isEmpty = (changes: readonly Change[]) => changes.every((change) => change.kind === 'same' && change.text === '')

/** The texts that differ, each under its heading; without any difference, the texts themselves. */
export function Differences({ of }: { of: Record<string, readonly Change[]> }) {
  const say = useSay()
  const word = useWord()
  const texts = Object.entries(of).filter(([, changes]) => !isEmpty(changes))
  const changed = texts.filter(([, changes]) => !isSame(changes))
  return (
    <section className="card revision-texts" aria-label={changed.length > 0 ? say('Differences') : say('Text')}>
      {(changed.length > 0 ? changed : texts).map(([name, changes]) => (
        <Fragment key={name}>
          <h2>{word(name)}</h2>
          {changed.length > 0 ? <Difference changes={changes} /> : <Whole changes={changes} />}
        </Fragment>
      ))}
    </section>
  )
}

const Whole = ({ changes }: { changes: readonly Change[] }) => (
  <p className="typed-message" dir="auto">
    {changes.map((change) => (change.kind === 'same' ? change.text : '')).join('\n') || '–'}
  </p>
)

export function Difference({ changes }: { changes: readonly Change[] }) {
  const say = useSay()
  if (isSame(changes)) return <p>{say('No changes')}</p>
  return (
    <div className="difference" dir="auto">
      {placed(changes).map(([change, place], index) => (
        <ChangedPart
          key={`${place} ${change.kind}`}
          change={change}
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

function ChangedPart({ change, isFirst, isLast }: { change: Change; isFirst: boolean; isLast: boolean }) {
  if (change.kind === 'rewritten') {
    return (
      <>
        <Removed parts={change.before} />
        <Added parts={change.after} />
      </>
    )
  }
  if (change.kind === 'same') return <p>{shortened(change.text, isFirst, isLast)}</p>
  const parts = [{ text: change.text, changed: true }]
  return change.kind === 'removed' ? <Removed parts={parts} /> : <Added parts={parts} />
}

const Removed = ({ parts }: { parts: readonly Part[] }) => {
  const say = useSay()
  return (
    <p data-change="removed">
      <span className="visually-hidden">{say('Removed:')} </span>
      <Marked parts={parts} as="del" />
    </p>
  )
}

const Added = ({ parts }: { parts: readonly Part[] }) => {
  const say = useSay()
  return (
    <p data-change="added">
      <span className="visually-hidden">{say('Added:')} </span>
      <Marked parts={parts} as="ins" />
    </p>
  )
}

function Marked({ parts, as: Tag }: { parts: readonly Part[]; as: 'del' | 'ins' }) {
  return placed(parts).map(([{ text, changed }, place]) =>
    changed ? <Tag key={place}>{text}</Tag> : <span key={place}>{text}</span>,
  )
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n')
  if (lines.length <= around * 2 + 2) return text
  const start = isFirst ? [] : lines.slice(0, around)
  const end = isLast ? [] : lines.slice(-around - 1)
  return [...start, '…', ...end].join('\n')
}
