// The copy of a person's data, behind the mailed link. Fetching it changes nothing.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileAnswer } from '#app/http/file-answer.server.ts'
import { copyBehind } from './behind-link.server.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const content = await copyBehind(params.token)
  return fileAnswer(content && { name: 'your-data.zip', type: 'application/zip', content })
}
