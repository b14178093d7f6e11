// Sends different enquiries from many senders concurrently, and records the answers.
import { Visitor } from './visitor.ts'

export type Answer = {
  message: string
  email: string
  /** 0 without an answer. */
  status: number
  /** True if the page contains the typed text. */
  isKept: boolean
  ms: number
  at: number
}

type EnquiryLoad = {
  answers: Answer[]
  /** Waits for this many more answers with this status. @throws when an answer is missing altogether */
  until: (status: number, more: number) => Promise<void>
  stop: () => Promise<void>
}

let sent = 0

/** Sends a new enquiry. The server must trust one proxy, or its throttle answers. @param key of the form */
export async function sendEnquiry(url: string, key: string): Promise<Answer> {
  sent += 1
  const message = `Enquiry number ${sent} of ${process.pid}. We would like to talk about a project.`
  const at = performance.now()
  const email = `visitor${sent}@example.com`
  const values = { form_key: key, name: 'Ada', email, message }
  const answer = await fetch(`${url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
    redirect: 'manual',
  })
    .then(async (response) => ({ status: response.status, page: await response.text() }))
    .catch(() => ({ status: 0, page: '' }))
  return {
    message,
    email,
    status: answer.status,
    isKept: answer.page.includes(message),
    ms: performance.now() - at,
    at,
  }
}

export async function contactKey(url: string): Promise<string> {
  const page = await new Visitor(url).visit('/contact')
  return String(page.$('#contact [name=form_key]').val())
}

export async function startEnquiries(url: string, senders = 8): Promise<EnquiryLoad> {
  const key = await contactKey(url)
  const answers: Answer[] = []
  let isStopped = false
  let told = () => {}
  const sendOnAndOn = async () => {
    while (!isStopped) {
      answers.push(await sendEnquiry(url, key))
      told()
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, sendOnAndOn))
  return {
    answers,
    async until(status, more) {
      const count = () => answers.filter((answer) => answer.status === status).length
      const enough = count() + more
      while (count() < enough) {
        if (answers.some((answer) => answer.status === 0)) throw new Error('The server gives no answer any more')
        await new Promise<void>((resolve) => {
          told = resolve
        })
      }
    },
    async stop() {
      isStopped = true
      await sending
    },
  }
}

/** Checks the invariants of acknowledged enquiries, refused ones and the server. */
export async function judgeAnswers(answers: Answer[], isStored: (messages: string[]) => Promise<string[]>) {
  const of = (status: number) => answers.filter((answer) => answer.status === status)
  const acknowledged = of(303).map(({ message }) => message)
  const stored = new Set(await isStored(acknowledged))
  return {
    acknowledged: acknowledged.length,
    refused: of(503).length,
    lost: acknowledged.filter((message) => !stored.has(message)).length,
    textLost: of(503).filter(({ isKept }) => !isKept).length,
    otherwise: [...new Set(answers.map(({ status }) => status))].filter((status) => ![303, 503].includes(status)),
  }
}
