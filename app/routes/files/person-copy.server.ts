// The copy of a person's data as a download, for staff and for the person.
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PersonCopy } from '#app/features/people/export-person.server.ts'
import { preferredLanguage } from '#app/http/browser/preferred-language.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { fileAnswer } from '#app/http/file-answer.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** @throws Response 404 for none */
export function copyAnswer(name: string, copy: PersonCopy | null, { request, context }: Asked): Response {
  if (copy !== 'busy') return fileAnswer(copy && { name, type: 'application/zip', parts: copy }, context)
  const language = preferredLanguage(request.headers.get('Accept-Language'))
  const { status, headers } = new TooManyRequests(60_000).refusal()
  return new Response(sayIn(language)('A copy is already being made. Please try again in a minute.'), {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
