import { Link } from '@remix-run/react'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { readFirstSteps } from './first-run.server.ts'
import { How } from './how.tsx'

/** The first steps of a new installation; nothing once it is done or put away. */
export function FirstSteps({ found }: { found: Awaited<ReturnType<typeof readFirstSteps>> }) {
  const say = useSay()
  if (!found) return null
  const { steps, version } = found
  return (
    <Panel id="first-steps" title={say('First steps')}>
      <p className="soft">
        {say('{done} of {total} done', { done: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
      </p>
      <ol className="first-steps">
        {steps.map(({ id, isDone, title, text, how, to }) => (
          <li key={id} data-step={id} data-done={isDone || undefined}>
            <Link to={to}>{title}</Link>
            {isDone ? (
              <span className="visually-hidden"> {say('(done)')}</span>
            ) : (
              <>
                {text ? <span className="soft">{text}</span> : null}
                {how ? <How>{how}</How> : null}
              </>
            )}
          </li>
        ))}
      </ol>
      <PostButton
        action="/dashboard/first-steps"
        id="put-away"
        values={{ isPutAway: 'yes', version }}
        variant="outline"
        size="s"
      >
        {say('Hide these steps')}
      </PostButton>
    </Panel>
  )
}
