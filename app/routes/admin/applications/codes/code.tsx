import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { codeSchema, daysOf } from '#app/features/applications/codes/code-schema.ts'
import { type CodeRow, changeCode, findCodeWithUses, listUses } from '#app/features/applications/codes/codes.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, listPath } from '#app/routes/admin/shared/list-params.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CodeFields, codeRefusals } from './fields.tsx'
import { CodePill, codeState, usesWords } from './state.tsx'

const list = '/dashboard/careers/codes'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'courses.write',
  title: 'Discount code',
} as const

export const loader = staffLoader(handle.permission, async ({ id, request, staff, now }) => {
  const promo = await findCodeWithUses(db, id)
  if (!promo) return null
  const after = cursorOf(new URL(request.url).searchParams, ['number'])
  const { rows, next } = await listUses(db, id, after)
  const path = `${list}/${id}`
  return {
    pageTitle: promo.code,
    promo,
    days: daysOf(promo),
    state: codeState(promo, now),
    newest: after ? path : null,
    uses: rows.map(({ seq, promo_redeemed_at, ...row }) => ({ ...row, isGiven: promo_redeemed_at !== null })),
    older: next ? listPath(path, {}, next) : null,
    mayWrite: can(staff.role, 'courses.write'),
  }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, codeSchema, {
  form: 'code',
  run: ({ id, value: { version, ...details }, by }) => changeCode(db, { code: id, version }, details, by),
  done: ({ id }) => ({ to: `${list}/${id}`, text: `${id} is saved.` }),
  failed: 'The code could not be saved. Please try again.',
  refusals: codeRefusals,
  record: ({ id }) => ({ kind: 'promo-code', id }),
})

export default function CodePage() {
  const { promo, days, state, uses, newest, older, mayWrite } = useLoaderData<typeof loader>()
  const { code } = promo
  return (
    <>
      <Breadcrumbs items={[{ label: 'Discount codes', href: list }, { label: code }]} />
      <div className="toolbar">
        <h1 className="typed">{code}</h1>
        <CodePill state={state} />
      </div>
      <p>
        {promo.percent}% off. Uses: {usesWords(promo)}.
      </p>
      <div className="staff-columns">
        {mayWrite ? <CodeForm promo={promo} days={days} /> : null}
        <section className="card" aria-labelledby="uses-heading">
          <h2 id="uses-heading">Applications with this code</h2>
          {uses.length === 0 ? <p>No application has used it.</p> : null}
          <ul className="activity">
            {uses.map(({ reference, name, status, isGiven }) => (
              <li key={reference}>
                <p className="typed" dir="auto">
                  {name}
                </p>
                <p className="activity-foot">
                  <ReferenceLink kind="application" reference={reference} />{' '}
                  <Pill status={status}>{statusLabel('application', status)}</Pill> {isGiven ? 'Granted' : 'Requested'}
                </p>
              </li>
            ))}
          </ul>
          <ListPager label="Applications pages" newest={newest} older={older} />
        </section>
      </div>
    </>
  )
}

function CodeForm({ promo, days }: { promo: CodeRow; days: ReturnType<typeof daysOf> }) {
  const { code, percent, max_uses, first_course_only, active, version } = promo
  const path = `${list}/${code}`
  const details = {
    percent: String(percent),
    maxUses: max_uses === null ? '' : String(max_uses),
    version: String(version),
  }
  return (
    <ActionForm
      form="code"
      action={path}
      className="form card"
      defaults={{ ...days, ...details, firstCourseOnly: first_course_only === 1 ? 'yes' : '' }}
    >
      <CodeFields />
      <p>Applications with this code keep the discount that they were promised.</p>
      <FormActions
        busy="Saving..."
        link={active === 1 ? { to: `${path}/end`, label: 'End now' } : { to: `${path}/resume`, label: 'Reactivate' }}
      >
        Save
      </FormActions>
    </ActionForm>
  )
}
