// Other programs that are told of changes.
import { addTarget, testTarget } from '#app/features/records/webhooks/targets.server.ts'
import { theSite } from '#db/audit.ts'
import { password } from '../people.ts'
import { type StaffActions, send, settings, site } from './acting.ts'

const path = `${settings}/webhooks`
const by = () => ({ actor: theSite, now: Date.now() })

export const webhooksActions: StaffActions = {
  'routes/admin/settings/webhooks/targets': {
    created: {
      does: (staff) => {
        const typed = { name: 'Grafana', address: 'https://hooks.example.com/private', currentPassword: password }
        return send(staff, path, '#webhook', typed)
      },
    },
  },
  'routes/admin/settings/webhooks/target': {
    changed: {
      prepare: target,
      does: (staff, path) => send(staff, path, '#webhook', { hasPersonal: 'yes', currentPassword: password }),
    },
  },
  'routes/admin/settings/webhooks/test': {
    tested: { prepare: target, does: (staff, path) => send(staff, path, '#test') },
  },
  'routes/admin/settings/webhooks/secret': {
    'secret-renewed': {
      prepare: target,
      does: (staff, path) => send(staff, `${path}/secret`, '#webhook-secret-new'),
    },
  },
  'routes/admin/settings/webhooks/delete': {
    deleted: { prepare: target, does: (staff, path) => send(staff, `${path}/delete`, '#webhook-delete') },
  },
  'routes/admin/settings/webhooks/decision': {
    discarded: {
      prepare: delivery,
      does: (staff, path) => send(staff, `${path}/give-up`, '#delivery-decision'),
    },
    'sent-again': {
      prepare: delivery,
      does: (staff, path) => send(staff, path, '#resend'),
    },
  },
}

async function add() {
  const address = new URL('https://hooks.example.com/private')
  const chosen = { name: 'Grafana', events: ['record.created' as const], hasPersonal: false }
  return (await addTarget(site.db, { kind: 'webhook', address, ...chosen }, by())).id
}

async function target() {
  return `${path}/${await add()}`
}

/** One that the site itself does not try meanwhile. */
async function delivery() {
  const id = (await testTarget(site.db, await add(), by())) ?? ''
  await site.db.updateTable('webhook_deliveries').set({ status: 'failed' }).where('id', '=', id).execute()
  return `${path}/deliveries/${id}`
}
