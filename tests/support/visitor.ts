// A browser without JavaScript: keeps cookies, follows redirects, fills in and sends forms.
import * as cheerio from 'cheerio'

export type Values = Record<string, string | string[]>

export type Page = {
  url: URL
  status: number
  headers: Headers
  html: string
  $: cheerio.CheerioAPI
  /** The text of each element that matches. */
  texts: (selector: string) => string[]
  /** The statuses of the redirects on the way. */
  redirects: number[]
  /** The text of the page's body, with single spaces. */
  text: string
}

type SendOptions = {
  headers?: Record<string, string>
  follow?: boolean
  /** False for a client that sends neither Origin nor Sec-Fetch-Site. */
  isBrowser?: boolean
}

export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(readonly origin: string) {}

  visit(path: string, options: SendOptions = {}): Promise<Page> {
    return this.#load(new URL(path, this.origin), { method: 'GET' }, options)
  }

  /** Presses the form's submit button (the one with the given name and value, if the form has several). */
  submit(page: Page, form: string, values: Values = {}, options: SendOptions = {}): Promise<Page> {
    const element = page.$(form)
    if (element.length !== 1) throw new Error(`${element.length} forms match ${form} at ${page.url.pathname}`)
    const body = new URLSearchParams(successfulControls(page.$, element))
    for (const [name, value] of Object.entries(values)) {
      body.delete(name)
      for (const one of [value].flat()) body.append(name, one)
    }
    const target = new URL(element.attr('action') || page.url.href, page.url)
    if ((element.attr('method') ?? 'get').toLowerCase() === 'get') {
      target.search = body.toString()
      return this.#load(target, { method: 'GET' }, options)
    }
    const isMultipart = element.attr('enctype') === 'multipart/form-data'
    return isMultipart
      ? this.send(target.pathname + target.search, multipart(body), options)
      : this.post(target.pathname + target.search, body, options)
  }

  post(path: string, body: URLSearchParams | string, options: SendOptions = {}): Promise<Page> {
    const url = new URL(path, this.origin)
    const origin: Record<string, string> =
      options.isBrowser === false ? {} : { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...origin, ...options.headers }
    return this.#load(url, { method: 'POST', body: body.toString() }, { ...options, headers })
  }

  /** Sends a form with a file. @returns the page it leads to */
  async send(path: string, body: FormData, options: SendOptions = {}): Promise<Page> {
    // As bytes with a Content-Length, which the guard requires.
    const encoded = new Response(body)
    const bytes = Buffer.from(await encoded.arrayBuffer())
    const origin: Record<string, string> = { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' }
    const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '', ...origin, ...options.headers }
    return this.#load(new URL(path, this.origin), { method: 'POST', body: bytes }, { ...options, headers })
  }

  async #load(url: URL, init: RequestInit, { headers = {}, follow = true }: SendOptions): Promise<Page> {
    const redirects: number[] = []
    let target = url
    let request = init
    let sentHeaders = headers
    for (;;) {
      const response = await fetch(target, {
        ...request,
        // Compression would only cost time. A connection that is kept may be one that a busy site has just closed.
        headers: { 'Accept-Encoding': 'identity', Connection: 'close', ...this.#cookieHeader(), ...sentHeaders },
        redirect: 'manual',
      })
      this.keepCookies(response.headers.getSetCookie())
      const location = response.headers.get('Location')
      if (!follow || !location || response.status < 300 || response.status > 399) {
        return pageOf(target, response, await response.text(), redirects)
      }
      await response.arrayBuffer()
      redirects.push(response.status)
      if (redirects.length > 10) throw new Error(`Redirected too often, last to ${location}`)
      target = new URL(location, target)
      request = { method: 'GET' }
      sentHeaders = {}
    }
  }

  #cookieHeader(): Record<string, string> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookies ? { Cookie: cookies } : {}
  }

  /** @param lines values of Set-Cookie */
  keepCookies(lines: string[]) {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(at + 1))
    }
  }
}

function multipart(fields: URLSearchParams): FormData {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return body
}

/** Parsed lazily: most answers in a load test are only counted. */
function pageOf(url: URL, { status, headers }: Response, html: string, redirects: number[]): Page {
  let parsed: cheerio.CheerioAPI | undefined
  let words: string | undefined
  return {
    url,
    status,
    headers,
    html,
    redirects,
    get $() {
      parsed ??= cheerio.load(html)
      return parsed
    },
    texts(selector) {
      return this.$(selector)
        .toArray()
        .map((element) => this.$(element).text())
    },
    get text() {
      words ??= this.$('body').clone().find('script').remove().end().text().replace(/\s+/g, ' ').trim()
      return words
    },
  }
}

function successfulControls($: cheerio.CheerioAPI, form: ReturnType<cheerio.CheerioAPI>): [string, string][] {
  const pairs: [string, string][] = []
  const controls = ':is(input, textarea, select)[name]'
  const elsewhere = form.attr('id') ? $(`${controls}[form="${form.attr('id')}"]`).toArray() : []
  const own = form.find(`${controls}:not([form])`).toArray()
  for (const element of [...own, ...elsewhere]) {
    const control = $(element)
    const name = control.attr('name') ?? ''
    const type = (control.attr('type') ?? '').toLowerCase()
    if (control.attr('disabled') !== undefined || ['submit', 'button', 'file', 'image'].includes(type)) continue
    if (['checkbox', 'radio'].includes(type)) {
      if (control.attr('checked') !== undefined) pairs.push([name, control.attr('value') ?? 'on'])
    } else if (control.is('select')) {
      const chosen = control.find('option[selected]')
      pairs.push([name, (chosen.length > 0 ? chosen : control.find('option').first()).attr('value') ?? ''])
    } else {
      // Browsers send line breaks as CR LF.
      pairs.push([
        name,
        String(control.is('textarea') ? control.text() : (control.attr('value') ?? '')).replace(/\r?\n/g, '\r\n'),
      ])
    }
  }
  return pairs
}
