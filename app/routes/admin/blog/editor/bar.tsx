// The bar above the post form: the post's state, its length and findings, and the buttons.
import type { ReactNode } from 'react'
import type { Finding } from '#app/features/blog/checks.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { stateLabels, statePill } from '../words.ts'
import { Bar } from './bar-parts.tsx'

/** The post as it is stored. */
export type StoredPost = {
  state: PostState
  publishAt: number | null
  savedAt: number | null
  timeZone: string
  now: number
}

export type AboutText = { words: number; minutes: number; findings: readonly Finding[] }

type BarProps = {
  stored: StoredPost
  /** Null before a new post's text has been read. */
  about: AboutText | null
  isChanged: boolean
  preview: ReactNode
  cancel: string
  menu?: ReactNode
}

export function EditorBar({ stored, about, isChanged, preview, cancel, menu }: BarProps) {
  const say = useSay()
  const { errors } = useFormState()
  const isLive = stored.state === 'published' || stored.state === 'scheduled'
  return (
    <Bar
      pill={<StatePill {...stored} />}
      savedAt={stored.savedAt}
      timeZone={stored.timeZone}
      now={stored.now}
      isChanged={isChanged}
      // Errors come first; suggestions return once there are none.
      about={Object.keys(errors).length > 0 ? null : about}
    >
      <LinkButton to={cancel} variant="ghost">
        {say('Cancel')}
      </LinkButton>
      <SubmitButton busy={say('Saving...')} variant={isLive ? 'primary' : 'outline'}>
        {say('Save')}
      </SubmitButton>
      {preview}
      <PublishButton state={stored.state} />
      {menu}
    </Bar>
  )
}

const StatePill = ({ state, publishAt, timeZone }: StoredPost) => (
  <Pill status={statePill[state]}>
    {state === 'scheduled' && publishAt !== null ? (
      <span>
        <Said phrase="Scheduled for {time}" values={{ time: <Moment at={publishAt} zone={timeZone} /> }} />
      </span>
    ) : (
      stateLabels[state]
    )}
  </Pill>
)

/** The styles show the word of the chosen status, without scripts too. */
function PublishButton({ state }: { state: PostState }) {
  const say = useSay()
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
      {isPlanned ? (
        say('Publish now')
      ) : (
        <>
          <span className="at-once">{say('Publish')}</span>
          <span className="at-time">{say('Schedule')}</span>
        </>
      )}
    </button>
  )
}
