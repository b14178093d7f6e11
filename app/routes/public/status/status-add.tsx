import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { addSchema } from '#app/features/status-links/schema.ts'
import { addedWords, addFailed, closedWords } from '#app/features/status-links/words.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { AddForm } from './status-add-form.tsx'
import { LinkGone } from './status-gone.tsx'
import { addBehind, recordBehind } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Add information'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const record = await recordBehind(params.token, languageOfRequest(request))
  return data({ ...phrasesFor(request, 'status'), reference: record?.reference }, { status: record ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, 'status-add', addSchema)
  if (!form.ok) return form.response
  const added = await form.attempt(() => addBehind(params.token, form.value.words, form.context), addFailed)
  if (!added.ok) return added.response
  if (added.value === 'gone') throw new Response(null, { status: 404 })
  if (added.value === 'closed') return form.refuse({ formError: closedWords, status: 409 })
  const flash = { form: 'status-link', kind: 'success', text: sayIn(form.pageLanguage)(addedWords) } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/status/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function StatusAddPage() {
  const { reference } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!reference) return <LinkGone />
  return (
    <>
      <Hero title={say('Add information')} lead={reference} />
      <Section width="narrow">
        <div className="status-record">
          <AddForm action={`/status/${token}/add`} />
          <p>
            <Link to={hrefIn(`/status/${token}`)}>{say('Back to {reference}', { reference })}</Link>
          </p>
        </div>
      </Section>
    </>
  )
}
