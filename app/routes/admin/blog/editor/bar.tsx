// The bar above the post form: the post's state, its length and findings, and the buttons.
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { Finding } from '#app/features/blog/checks.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { FindingList } from '../findings.tsx'
import { stateLabels, statePill } from '../words.ts'
import type { Typing } from './use-typing.ts'

/** The post as it is stored. */
export type StoredPost = { state: PostState; publishAt: number | null; savedAt: number | null; timeZone: string }

export type AboutText = { words: number; minutes: number; findings: readonly Finding[] }

type BarProps = {
  stored: StoredPost
  /** Null before a new post's text has been read. */
  about: AboutText | null
  typing: Typing | undefined
  preview: ReactNode
  cancel: string
}

export function EditorBar({ stored, about, typing, preview, cancel }: BarProps) {
  const isLive = stored.state === 'published' || stored.state === 'scheduled'
  return (
    <div className="post-bar">
      <State {...stored} isChanged={typing !== undefined} />
      {about ? <About {...about} /> : null}
      <div className="post-buttons">
        <LinkButton to={cancel} variant="ghost">
          Cancel
        </LinkButton>
        <SubmitButton busy="Saving..." variant={isLive ? 'primary' : 'outline'}>
          Save
        </SubmitButton>
        {preview}
        <PublishButton state={stored.state} isLater={typing?.isLater ?? false} />
      </div>
    </div>
  )
}

const State = ({ state, publishAt, savedAt, timeZone, isChanged }: StoredPost & { isChanged: boolean }) => (
  <p className="post-state">
    <Pill status={statePill[state]}>
      {state === 'scheduled' && publishAt !== null ? (
        <>
          Scheduled for <Moment at={publishAt} zone={timeZone} />
        </>
      ) : (
        stateLabels[state]
      )}
    </Pill>
    <span className="soft">
      {isChanged ? 'Changes not saved' : savedAt === null ? 'Not saved yet' : <Saved at={savedAt} zone={timeZone} />}
    </span>
  </p>
)

const Saved = ({ at, zone }: { at: number; zone: string }) => (
  <>
    Last saved <Moment at={at} zone={zone} />
  </>
)

function PublishButton({ state, isLater }: { state: PostState; isLater: boolean }) {
  const { busy } = useFormState()
  if (state === 'published') return null
  const isPlanned = state === 'scheduled'
  return (
    <button
      type="submit"
      name="publish"
      value={isPlanned ? 'now' : 'due'}
      className={buttonClass(isPlanned ? 'outline' : 'primary')}
      aria-disabled={busy || undefined}
    >
      {isPlanned ? 'Publish now' : isLater ? 'Schedule' : 'Publish'}
    </button>
  )
}

function About({ words, minutes, findings }: AboutText) {
  return (
    <div className="post-about">
      <span className="soft">
        {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}, {minutes} min read
      </span>
      <FindingsFold findings={findings} />
    </div>
  )
}

const countOf = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)

function FindingsFold({ findings }: Pick<AboutText, 'findings'>) {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !fold.current?.contains(relatedTarget)) close()
  }
  return (
    <details ref={fold} className="post-findings" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary data-has={findings.length > 0 || undefined}>
        {findings.length > 0 ? countOf(findings.length) : 'No findings'}
      </summary>
      <div className="card">
        <FindingList findings={findings} />
      </div>
    </details>
  )
}
