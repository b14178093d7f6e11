// Tells other programs of changes; what they are told of a record is what the API gives.
import { findExported } from '#app/features/inbox/api/read-records.server.ts'
import { createWebhookCourier } from '#app/features/records/webhooks/deliver.server.ts'
import type { Db } from '#db/schema.ts'

export const installedWebhooks = (db: Db) =>
  createWebhookCourier({
    db,
    findRecord: (reference) => findExported(db, reference, { kinds: ['enquiry', 'application'] }),
  })
