// The company's name, slogan and mark, as last saved on the brand board.
import { company } from '#app/content/company/company.ts'
import type { Db, Trx } from '#db/schema.ts'
import { type Edition, editionAt, keepOfBrand, type TextSource } from '../edition.server.ts'

export type CompanyName = { name: string; slogan: string; mark: string }

/** Until a brand is saved. */
export const nameInCode: CompanyName = company

/** The same object until the brand is saved again; while the database cannot be read, the one that was read last. */
export const readName = async (source: TextSource, now: number): Promise<CompanyName> =>
  nameIn(await editionAt(source, now))

export const nameIn = (edition: Edition): Promise<CompanyName> =>
  keepOfBrand(edition, 'the name of the company', () => newestName(edition.db), nameInCode)

async function newestName(db: Db | Trx): Promise<CompanyName> {
  const newest = await db
    .selectFrom('brand_revisions')
    .select('mail_look')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const saved: Partial<CompanyName> = newest ? JSON.parse(newest.mail_look) : {}
  const { name = nameInCode.name, slogan = nameInCode.slogan, mark = nameInCode.mark } = saved
  return { name, slogan, mark }
}
