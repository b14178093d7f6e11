// The copy of a person's data, behind the mailed link. Fetching it changes nothing.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { copyAnswer } from '#app/routes/files/person-copy.server.ts'
import { copyBehind } from './data-link.server.ts'

export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  return copyAnswer('your-data.zip', await copyBehind(params.token), asked)
}
