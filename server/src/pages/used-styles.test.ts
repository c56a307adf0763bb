import { expect, test } from 'vitest'
import { readStylesheet } from './used-styles.ts'

const page = (css: string, html: string) => readStylesheet(css)(html)

test.each([
  ['a class of the page', '.a{x:1}.b{x:2}', '<p class="b">', '.b{x:2}'],
  ['one of several selectors', '.a,.b{x:1}', '<p class="b">', '.a,.b{x:1}'],
  ['only where all its classes are met', '.a .b{x:1}.c.b{x:2}', '<p class="a b">', '.a .b{x:1}'],
  [
    'a class with signs in its name',
    '.sm\\:w-1\\/2{x:1}.w-1\\/2{x:2}',
    '<p class="sm:w-1/2">',
    '.sm\\:w-1\\/2{x:1}',
  ],
  ['a class that begins with a digit', '.\\32 xl\\:a{x:1}', '<p class="2xl:a">', '.\\32 xl\\:a{x:1}'],
  [
    'a class with quotes and brackets, written as a page writes it',
    ".bg-\\[url\\(\\'\\{\\'\\)\\]{x:1}.b{x:2}.\\[\\&\\>p\\]\\:c>p{x:3}",
    '<p class="bg-[url(&#x27;{&#x27;)] [&amp;&gt;p]:c">',
    ".bg-\\[url\\(\\'\\{\\'\\)\\]{x:1}.\\[\\&\\>p\\]\\:c>p{x:3}",
  ],
  ['what a selector excludes is not asked for', '.a:not(.b){x:1}', '<p class="a">', '.a:not(.b){x:1}'],
  [
    'what a list of one selector asks for, and of several none',
    ':is(.a\\:\\(\\,>*):last-child{x:1}:is(.b>*){x:2}:where(.c>:not(:last-child)){x:3}:is(.d,.e){x:4}',
    '<p class="a:(,">',
    ':is(.a\\:\\(\\,>*):last-child{x:1}:is(.d,.e){x:4}',
  ],
  ['an element of the page', 'table td{x:1}p>b{x:2}', '<p><b>', 'p>b{x:2}'],
  ['an element by its attribute', 'a[href$=".b{"]{x:1}i[id]{x:2}', '<a href>', 'a[href$=".b{"]{x:1}'],
  ['what is for fields, where there are any', '::placeholder{x:1}', '<textarea>', '::placeholder{x:1}'],
  [
    'nothing for fields where there are switches alone',
    '::placeholder{x:1}input{x:2}',
    '<input name="a" type="checkbox"/>',
    'input{x:2}',
  ],
  ['what is for fields of any other kind', '::placeholder{x:1}', '<input name="a"/>', '::placeholder{x:1}'],
  ['nothing for fields where there are none', '::placeholder{x:1}a::before{x:2}', '<a>', 'a::before{x:2}'],
  [
    'of a kind of field what that kind has',
    '::-webkit-datetime-edit{x:1}::-webkit-search-decoration{x:2}::file-selector-button{x:3}',
    '<input type="search" name="a"/><select>',
    '::-webkit-search-decoration{x:2}',
  ],
  [
    'what fields for times have, in all of them',
    '::-webkit-datetime-edit{x:1}::-webkit-inner-spin-button{x:2}',
    '<input name="a" type="month"/>',
    '::-webkit-datetime-edit{x:1}',
  ],
  [
    'states that the page has and only scripts change',
    '.a:disabled{x:1}.a[aria-invalid=true]{x:2}.a[data-state=on]{x:3}',
    '<p class="a" aria-invalid="true">',
    '.a[aria-invalid=true]{x:2}',
  ],
  ['what is switched off', ':disabled{x:1}', '<input disabled=""/>', ':disabled{x:1}'],
  [
    'what it excludes whatever its state',
    '.a:not(:disabled){x:1}',
    '<p class="a">',
    '.a:not(:disabled){x:1}',
  ],
  [
    'both themes, which are chosen without further scripts',
    ':root[data-theme=dark]{x:1}:root[data-reading]{x:2}',
    '<html>',
    ':root[data-theme=dark]{x:1}',
  ],
  ['what is for all', '*,::before{x:1}:root{x:2}#c{x:3}', '', '*,::before{x:1}:root{x:2}#c{x:3}'],
  [
    'groups with something in them',
    '@media print{.a{x:1}}@media all{.b{x:2}}',
    '<p class="a">',
    '@media print{.a{x:1}}',
  ],
  [
    'groups in groups',
    '@layer l{@supports (x:1){.a{x:1}.b{x:2}}}',
    '<p class="b">',
    '@layer l{@supports (x:1){.b{x:2}}}',
  ],
  ['statements and comments', '/*! .z{ */@layer a,b;.a{x:1}', '', '/*! .z{ */@layer a,b;'],
  [
    'animations in use',
    '@keyframes k{to{x:1}}@keyframes l{to{x:2}}.a{animation:1s ease k}.b{animation:l 2s}',
    '<p class="a">',
    '@keyframes k{to{x:1}}.a{animation:1s ease k}',
  ],
  [
    'nothing for browsers older than ours',
    '@layer properties{@supports (x:1){*{--a:1}}}p{x:1}',
    '<p>',
    'p{x:1}',
  ],
  ['text with quotes', `.a{content:"'}"}.b{x:1}`, '<p class="b">', '.b{x:1}'],
  ['text with braces', '.a::before{content:"}\\"{"}.b{x:1}', '<p class="a">', '.a::before{content:"}\\"{"}'],
  ['rules within rules', '.a{--b:1;&:hover{x:1}}', '<p class="a">', '.a{--b:1;&:hover{x:1}}'],
  [
    'properties that a rule uses',
    ':root{--a:1;--b:2}.c{x:var(--b)}',
    '<p class="c">',
    ':root{--b:2}.c{x:var(--b)}',
  ],
  [
    'properties that these use in turn',
    ':root{--a:1;--b:var(--a)}p{x:var(--b)}',
    '<p>',
    ':root{--a:1;--b:var(--a)}p{x:var(--b)}',
  ],
  [
    'properties that the page itself uses',
    ':root{x:1;--a:1;--b:2}',
    '<p style="x:var(--a)">',
    ':root{x:1;--a:1}',
  ],
  [
    'descriptions of properties in use',
    '@property --a{x:1}@property --b{x:2}p{x:var(--b,1)}',
    '<p>',
    '@property --b{x:2}p{x:var(--b,1)}',
  ],
  ['no font of which the page has no letter', '@font-face{unicode-range:U+DF,U+2190-2191}', '<p>→</p>', ''],
  [
    'no font for letters of scripts',
    '@font-face{unicode-range:U+7B}',
    '<script>{}</script><p data-props="{}">',
    '',
  ],
  [
    'a font for a range of letters',
    '@font-face{unicode-range:U+DF,U+2190-2193}',
    '<p>↓</p>',
    '@font-face{unicode-range:U+DF,U+2190-2193}',
  ],
  ['no font for letters of code', '@font-face{unicode-range:U+7B}', '<p><code class="a">{</code></p>', ''],
  ['a font for every letter', '@font-face{src:x}', '', '@font-face{src:x}'],
  [
    'fonts that something asks for',
    '@font-face{font-family:"A B"}@font-face{font-family:C D;src:x}:root{--f:"A B";--g:C D}p{font-family:var(--f)}',
    '<p>',
    '@font-face{font-family:"A B"}:root{--f:"A B"}p{font-family:var(--f)}',
  ],
])('keeps %s', (_, css, html, kept) => {
  expect(page(css, html)).toBe(kept)
})
