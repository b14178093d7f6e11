import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { codeSchema, codeValues } from '#app/features/applications/codes/code-schema.ts'
import {
  type CodeRow,
  type CodeUse,
  changeCode,
  endDaysOf,
  findCodeWithUses,
  listUses,
} from '#app/features/applications/codes/codes.server.ts'
import { countUses } from '#app/features/applications/promo.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { can } from '#app/features/staff/permissions.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { ReferenceLink } from '#app/routes/admin/records/links.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { cursorOf, listPath } from '#app/routes/admin/shared/list-params.ts'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { savedCodeWords } from '../told.server.ts'
import { aboveCodes, codes } from '../words.ts'
import { CodeForm, CodePill, codeState, usesWords, WhyUnusable } from './code-parts.tsx'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'courses.write',
  title: 'Discount code',
} as const

export const loader = staffLoader(handle.permission, async ({ id, request, staff: { role }, now }) => {
  const promo = await findCodeWithUses(db, id)
  if (!promo) return null
  const after = cursorOf(new URL(request.url).searchParams, ['number'])
  const { rows, next } = await listUses(db, id, after)
  const path = `${codes}/${id}`
  const uses = rows.map(({ seq, ...row }) => row)
  const pages = { newest: after ? path : null, older: next ? listPath(path, {}, next) : null }
  const state = { state: codeState(promo, now), ended: (await endDaysOf(db, [promo], now)).get(id) ?? null }
  const shown = { promo, values: codeValues(promo), state, uses, pages }
  return { ...shown, pageTitle: promo.code, mayWrite: can(role, handle.actionPermission) }
})

const tooFew: Phrase = 'It has already been used more times than this'
const refusals = { 'too few uses': { errors: { maxUses: [tooFew] }, status: 422 } }

export const action = staffAction(handle.actionPermission, codeSchema, {
  form: 'code',
  run: ({ id, value: { version, ...details }, by }) => changeCode(db, { code: id, version }, details, by),
  done: async (sent) => ({ to: `${codes}/${sent.id}`, ...(await savedCodeWords(db, sent.id, '{code} saved.', sent)) }),
  failed: 'We couldn’t save the code. Please try again.',
  refusals,
  late: async ({ id }, { maxUses }) =>
    maxUses && Number(maxUses) < (await countUses(db, id)) ? refusals['too few uses'].errors : null,
  record: ({ id }) => ({ kind: 'promo-code', id }),
})

export default function CodePage() {
  const { promo, values, state, uses, pages, mayWrite } = useLoaderData<typeof loader>()
  const { code, active } = promo
  return (
    <StaffPage title={code} isTyped above={aboveCodes} pill={<CodePill {...state} ended={null} />}>
      <WhyUnusable {...state} />
      <div className="columns" data-wide="first">
        {mayWrite ? <CodeForm code={code} isActive={active === 1} values={values} /> : null}
        <CodeUses promo={promo} mayWrite={mayWrite} uses={uses} {...pages} />
      </div>
    </StaffPage>
  )
}

type CodeUsesProps = {
  promo: Pick<CodeRow, 'uses' | 'max_uses' | 'percent'>
  /** The form beside it has the discount and the limit. */
  mayWrite: boolean
  uses: readonly Omit<CodeUse, 'seq'>[]
  newest: string | null
  older: string | null
}

/** The applications with a code. */
const CodeUses = ({ promo, mayWrite, uses, newest, older }: CodeUsesProps) => {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  return (
    <Panel id="uses-heading" title={say('Applications with this code')}>
      {mayWrite ? null : (
        <Facts of={{ Discount: (promo.percent / 100).toLocaleString(locale, { style: 'percent' }) }} />
      )}
      {uses.length === 0 && promo.uses === 0 && (mayWrite || promo.max_uses === null) ? (
        <p>{say('No applications have used this code.')}</p>
      ) : (
        <>
          <Facts of={{ Uses: usesWords(promo, say) }} />
          <ul className="activity">
            {uses.map(({ reference, name, status, promo_redeemed_at }) => (
              <li key={reference}>
                <p className="typed" dir="auto">
                  {name}
                </p>
                <p className="cluster activity-foot">
                  <ReferenceLink kind="application" reference={reference} />{' '}
                  <Pill status={status} label={statusLabel('application', status)} />{' '}
                  {promo_redeemed_at === null ? say('Requested') : say('Granted')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPager label={say('Applications pages')} newest={newest} older={older} />
    </Panel>
  )
}
