// Shows that the audit log is as it was written: the last check of its chain, and its download for a check elsewhere.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { checkAndKeep, findCheckedChain, readChainEnd } from '#app/features/staff/audit/check-chain.server.ts'
import { chainFaults } from '#app/features/staff/audit/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { recordAudit } from '#db/audit.ts'
import { ChainActs, ChainCheck, Checked } from './chain-check.tsx'

const path = '/dashboard/audit/chain'
const above = [{ label: 'Audit log', href: '/dashboard/audit' }]

export const handle = { permission: 'audit.read', title: 'Integrity of the audit log' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => {
  const checked = await findCheckedChain(db)
  return { checked, end: checked ?? (await readChainEnd(db)), zone: staff.timeZone }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'check',
  run: async ({ by }) => {
    await db.transaction().execute((trx) => recordAudit(trx, { verb: 'checked', kind: 'audit' }, by))
    return { ok: true as const, checked: await checkAndKeep(db, by.now) }
  },
  done: (_, { checked: { fault } }) =>
    fault ? { to: path, kind: 'info', text: chainFaults[fault.is] } : { to: path, text: 'No entry was changed.' },
})

export default function AuditChainPage() {
  const say = useSay()
  const { checked, end, zone } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say(handle.title)}
      above={above}
      pill={<Checked checked={checked} />}
      beside={<ChainActs path={path} />}
    >
      <p>
        {say(
          'Any change made outside the site breaks the chain. Store the last hash elsewhere to prove that nothing before it was altered.',
        )}
      </p>
      <div className="card">
        <ChainCheck checked={checked} end={end} zone={zone} />
      </div>
    </StaffPage>
  )
}
