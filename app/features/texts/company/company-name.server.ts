// The company's name, slogan and mark, as last saved on the brand board.
import { company } from '#app/content/company/company.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import { newestBrand } from '../newest.server.ts'

export type CompanyName = { name: string; slogan: string; mark: string }

/** Until a brand is saved. */
export const nameInCode: CompanyName = company

const lastRead = new WeakMap<Db, { version: number; name: CompanyName }>()

/** The same object until the brand is saved again; while the database cannot be read, the one that was read last. */
export async function readName(db: Db | Trx): Promise<CompanyName> {
  if (db.isTransaction) return newestName(db)
  const last = lastRead.get(db) ?? { version: 0, name: nameInCode }
  try {
    const version = await newestBrand(db)
    if (version === last.version) return last.name
    const name = await newestName(db)
    lastRead.set(db, { version, name })
    return name
  } catch (error) {
    logError(error, { reading: 'the name of the company' })
    return last.name
  }
}

async function newestName(db: Db | Trx): Promise<CompanyName> {
  const newest = await db
    .selectFrom('brand_revisions')
    .select('mail_look')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const saved: Partial<CompanyName> = newest ? JSON.parse(newest.mail_look) : {}
  const { name = nameInCode.name, slogan = nameInCode.slogan, mark = nameInCode.mark } = saved
  if (lastName.name !== name || lastName.slogan !== slogan || lastName.mark !== mark) lastName = { name, slogan, mark }
  return lastName
}

/** Transactions have no cache of their own: for an equal name they get the same object. */
let lastName = nameInCode
