import { Link } from '@remix-run/react'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { IssueFinding } from './check-issue.server.ts'
import { textPage } from './words.ts'

type ChecksProps = { id: string; findings: readonly IssueFinding[] }

/** The findings of the checks; those that must be fixed come with a word for it. */
export const Checks = ({ id, findings }: ChecksProps) => {
  const say = useSay()
  const colon = colons[useLanguage()]
  return (
    <Panel id="checks" title={say('Checks')}>
      {findings.length === 0 ? (
        <p>{say('No problems with languages, pictures, links, sizes or lengths.')}</p>
      ) : (
        <ul className="findings">
          {findings.map(({ about, language, message, isError, isMissing }) => (
            <li key={about + message}>
              <strong>
                {isError ? say('{about}, must be fixed', { about }) : about}
                {colon}
              </strong>{' '}
              {message}{' '}
              {language ? (
                <Link to={textPage(id, language)}>
                  {isMissing ? say('Write it') : say('Open the text')}
                  <span className="visually-hidden">: {about}</span>
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
