import { newReference } from './reference.ts'
import type { Trx } from './schema.ts'

/** A reference that no record of this kind has yet. */
export async function unusedReference(trx: Trx, table: 'enquiries' | 'applications', prefix: string): Promise<string> {
  const reference = newReference(prefix)
  const taken = await trx.selectFrom(table).select('id').where('reference', '=', reference).executeTakeFirst()
  return taken ? unusedReference(trx, table, prefix) : reference
}
