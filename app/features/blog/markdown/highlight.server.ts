// Colours code on the server, with classes; code-highlight.css holds the colours.
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type MarkdownIt from 'markdown-it'
import type { RenderState } from './render-state.ts'

const languages = {
  bash,
  css,
  diff,
  dockerfile,
  go,
  http,
  ini,
  java,
  javascript,
  json,
  markdown,
  php,
  python,
  ruby,
  shell,
  sql,
  typescript,
  xml,
  yaml,
}

/** Languages are registered when the first block needs them, which makes the start faster. */
function highlighter() {
  if (hljs.listLanguages().length === 0) {
    for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)
  }
  return hljs
}

/**
 * The most characters that are coloured in a block and in an article, because some languages' patterns are slow on
 * hostile input.
 */
const longestBlock = 5_000
const capacity = 40_000

export function highlightCode(md: MarkdownIt) {
  const { escapeHtml, unescapeAll } = md.utils
  md.renderer.rules.fence = (tokens, index, _options, env: RenderState) => {
    const { content = '', info = '' } = tokens[index] ?? {}
    const [name = ''] = unescapeAll(info).trim().split(/\s+/, 1)
    const isShort = content.length <= longestBlock && env.highlighted + content.length <= capacity
    const isKnown = isShort && highlighter().getLanguage(name) !== undefined
    if (isKnown) env.highlighted += content.length
    const code = isKnown
      ? highlighter().highlight(content, { language: name, ignoreIllegals: true }).value
      : escapeHtml(content)
    const language = name ? ` class="language-${escapeHtml(name)}"` : ''
    return `<pre tabindex="0"><code${language}>${code}</code></pre>\n`
  }
  md.renderer.rules.code_block = (tokens, index) =>
    `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
}
