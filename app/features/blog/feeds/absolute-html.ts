// Makes every address absolute, because a feed reader shows the article away from its page.

/** @param html from our own sanitiser, so that "<" always begins a tag and values are in double quotes */
export function absoluteHtml(html: string, pageUrl: string): string {
  const whole = (address: string) =>
    /^([/#]|[^:]+$)/.test(address) && URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address
  return html.replace(/<(?:a|img|source) [^<>]*>/g, (tag) =>
    tag
      .replace(/ (href|src)="([^"]*)"/g, (_, name, address) => ` ${name}="${whole(address)}"`)
      .replace(/ srcset="([^"]*)"/, (_, list: string) => {
        const files = list.split(', ').map((file) => file.replace(/^\S+/, whole))
        return ` srcset="${files.join(', ')}"`
      }),
  )
}
