// Asks for the erasure. Staff carry it out: a mistaken or hostile press behind a forwarded link must not delete anything.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { erasureAsked, erasureFailed } from '#app/features/people/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { dataBehind, eraseBehind } from './data-link.server.ts'
import { ErasureFacts, LinkGone } from './erasure-facts.tsx'

const formName = 'your-data-erase'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

import '#app/ui/styles/pages/contact.css'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Erase my data'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const behind = await dataBehind(params.token, languageOfRequest(request))
  const email = behind?.email ?? null
  return data({ ...phrasesFor(request, 'yourData'), email }, { status: email ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, emptySchema)
  if (!form.ok) return form.response
  const asked = await form.attempt(() => eraseBehind(params.token, form.context.now), erasureFailed)
  if (!asked.ok) return asked.response
  if (asked.value === 'gone') throw new Response(null, { status: 404 })
  const flash = { form: 'your-data-link', kind: 'success', text: sayIn(form.pageLanguage)(erasureAsked) } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/your-data/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function YourDataErasePage() {
  const { email } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!email) return <LinkGone />
  return (
    <>
      <Hero kicker={email} title={say('Erase my data?')} />
      <Section>
        <div className="columns">
          <div>
            <ErasureFacts level={2} />
          </div>
          <div className="contact-details form-place">
            <ActionForm form={formName} action={`/your-data/${token}/erase`} failure={say(erasureFailed)}>
              <p>{say('Our staff carry it out within 30 days. It cannot be undone.')}</p>
              <SubmitButton busy={say('Sending...')} variant="danger">
                {say('Ask for erasure')}
              </SubmitButton>
            </ActionForm>
            <p>
              <Link to={hrefIn(`/your-data/${token}`)}>{say('Back to your data')}</Link>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
