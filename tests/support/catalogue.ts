// The texts of the site as the code has them, with the case studies confirmed, as on the sites of the tests.
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { readAllCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readPlans } from '#app/features/texts/kinds/plans.server.ts'
import { publicPages as pagesOf } from '#app/routes/public-pages.server.ts'
import type { Database } from '#db/schema.ts'

/** Answers every question with one empty row: nothing was ever stored. */
class NothingStored extends DummyDriver {
  override async acquireConnection() {
    return {
      executeQuery: async <Row>() => ({ rows: [{}] as Row[] }),
      async *streamQuery<Row>(): AsyncIterableIterator<{ rows: Row[] }> {},
    }
  }
}

const nothingStored = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NothingStored(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

export const catalogue = {
  ...(await readCatalogue(nothingStored, 0)),
  caseStudies: await readAllCaseStudies(nothingStored, 0),
}
export const plans = await readPlans(nothingStored, 0)
export const publicPages = pagesOf(catalogue)
