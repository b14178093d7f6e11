import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import '#app/ui/styles/staff/blog/findings.css'
import type { IssueFinding } from './check-issue.server.ts'

/**
 * The findings of the checks; those that must be fixed come with a word for it. Those of one language stand beside its text.
 * @property all the number of them together
 */
export const Checks = ({ findings, all = findings.length }: { findings: readonly IssueFinding[]; all?: number }) => {
  const say = useSay()
  if (all > 0 && findings.length === 0) return null
  return (
    <Panel id="checks" title={say('Checks')}>
      {findings.length === 0 ? (
        <p>{say('No problems with languages, pictures, links, sizes or lengths.')}</p>
      ) : (
        <ul className="findings">
          {findings.map(({ about, message, isError }) => (
            <li key={about + message}>
              <strong>{isError ? say('{about}, must be fixed', { about }) : about}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
