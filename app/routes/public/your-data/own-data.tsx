// The page behind the mailed link. Opening it changes nothing, because mail scanners open it too.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { useFlash } from '#app/http/browser/flash.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { dataBehind } from './data-link.server.ts'
import { LinkGone } from './erasure-facts.tsx'
import '#app/ui/styles/pages/status.css'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: sayFrom(args.matches)('Your data'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const behind = await dataBehind(params.token, languageOfRequest(request))
  return data({ ...phrasesFor(request, 'yourData'), behind }, { status: behind ? 200 : 404 })
}

export default function YourDataLinkPage() {
  const { behind } = useLoaderData<typeof loader>()
  const done = useFlash('your-data-link')
  const say = useSay()
  if (!behind) return <LinkGone />
  const { email, state, dueBy } = behind
  return (
    <>
      <Hero kicker={email ?? undefined} title={say('Your data')} />
      <Section>
        <div className="stack status-record" data-gap="l">
          {done ? (
            <StatusPanel key={done.id}>
              <p>{done.text}</p>
            </StatusPanel>
          ) : null}
          {state === 'erased' ? <p>{say('Your data is erased.')}</p> : null}
          {state === 'closed' ? (
            <p>{say('Your request for erasure is closed. We have written to you about it.')}</p>
          ) : null}
          {state === 'open' ? (
            <p>
              {say('You have asked us to erase your data. We answer by {date}; this page tells you once it is done.', {
                date: dueBy ?? '',
              })}
            </p>
          ) : null}
          {email === null ? null : <Choices mayErase={state !== 'open'} />}
        </div>
      </Section>
    </>
  )
}

/** A copy, a correction and, unless it was asked for already, the erasure. */
function Choices({ mayErase }: { mayErase: boolean }) {
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <Choice id="copy" title={say('A copy')}>
        <p>
          {say(
            'A zip file with a page that opens in any browser, the same data in machine-readable form, and your files. It does not include our staff’s notes; you can ask us for those.',
          )}
        </p>
        <p>
          <LinkButton to={`/your-data/${token}/copy.zip`} reloadDocument>
            {say('Download a copy')}
          </LinkButton>
        </p>
      </Choice>
      <Choice id="correct" title={say('A correction')}>
        <p>{say('If something is wrong or missing, tell us and we will correct it.')}</p>
        <p>
          <LinkButton to={hrefIn('/contact')} variant="outline">
            {say('Write to us')}
          </LinkButton>
        </p>
      </Choice>
      {mayErase ? (
        <Choice id="erasure" title={say('Erasure')}>
          <p>{say('First we show you what is erased and what stays.')}</p>
          <p>
            <LinkButton to={hrefIn(`/your-data/${token}/erase`)} variant="outline">
              {say('Erase my data')}
            </LinkButton>
          </p>
        </Choice>
      ) : null}
    </>
  )
}

const Choice = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="beside" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className="prose">{children}</div>
  </section>
)
