import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { withdrawFailed, withdrawnWords } from '#app/features/status-links/words.ts'
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
import { LinkGone } from './status-gone.tsx'
import { StatusFacts, StatusNow } from './status-record.tsx'
import { recordBehind, withdrawBehind } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

const formName = 'status-withdraw'
const closedNow = 'It has since been closed, so there is nothing to withdraw.'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: sayFrom(args.matches)('Withdraw'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const record = await recordBehind(params.token, languageOfRequest(request))
  return data({ ...phrasesFor(request, 'status'), record }, { status: record ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, emptySchema)
  if (!form.ok) return form.response
  const withdrawn = await form.attempt(() => withdrawBehind(params.token, form.context), withdrawFailed)
  if (!withdrawn.ok) return withdrawn.response
  if (withdrawn.value === 'gone') throw new Response(null, { status: 404 })
  if (withdrawn.value === 'closed') return form.refuse({ formError: closedNow, status: 409 })
  const flash = { form: 'status-link', kind: 'success', text: sayIn(form.pageLanguage)(withdrawnWords) } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/status/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function StatusWithdrawPage() {
  const { record } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!record) return <LinkGone />
  return (
    <>
      <Hero title={say(`Withdraw this ${record.what}?`)} />
      <Section width="narrow">
        <div className="status-record">
          <div className="card">
            <StatusNow record={record} />
            <StatusFacts record={record} />
          </div>
          {record.isOpen ? (
            <ActionForm form={formName} action={`/status/${token}/withdraw`} failure={say(withdrawFailed)}>
              <p>{say('Once you withdraw it, we take no further action. This cannot be undone here.')}</p>
              <SubmitButton busy={say('Withdrawing...')} variant="danger">
                {say('Withdraw')}
              </SubmitButton>
            </ActionForm>
          ) : (
            <p>{say(closedNow)}</p>
          )}
          <p>
            <Link to={hrefIn(`/status/${token}`)}>{say('Back to {reference}', { reference: record.reference })}</Link>
          </p>
        </div>
      </Section>
    </>
  )
}
