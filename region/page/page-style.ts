/** The one style sheet of the region's own pages. Its colours are the console's (web/styles/tokens.css), by the same names. */
export const pageStyle = `
:root { color-scheme: light dark; --canvas-side: light-dark(#f7f8fa, #14181d); --surface: light-dark(#ffffff, #191d23);
  --hover: light-dark(#f4f6f9, #1a1f26); --rule: light-dark(#e5e8ed, #262c35); --edge: light-dark(#848d9c, #677283);
  --ink: light-dark(#181c23, #e7eaef); --ink-2: light-dark(#4a5361, #b3bbc7); --ink-3: light-dark(#626b7a, #929cab);
  --accent: light-dark(#1d53d0, #8fb0ff); --accent-fill: light-dark(#1d53d0, #3262d8);
  --accent-fill-hover: light-dark(#1745b1, #3c6ce4); --on-fill: #ffffff; --bad: light-dark(#b0251d, #ff9d94);
  --bad-tint: light-dark(#fdeeec, #331a19); --good: light-dark(#17663c, #74d39e); --good-tint: light-dark(#e8f5ed, #12271c); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 2rem 1rem; background: var(--canvas-side);
  color: var(--ink); font: 0.9375rem/1.5 'Inter', 'Segoe UI Variable Text', 'Segoe UI', -apple-system, 'SF Pro Text', Roboto,
  'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--rule); border-radius: 12px;
  background: var(--surface); }
header { display: flex; align-items: center; gap: 0.5rem; font-weight: 600; }
header svg { flex: none; color: var(--accent); }
header span { margin-inline-start: auto; color: var(--ink-3); font-weight: 400; overflow-wrap: anywhere; }
h1 { margin: 1.5rem 0 0.25rem; font-size: 1.25rem; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.25rem; font-size: 0.9375rem; font-weight: 600; }
p { margin: 0; color: var(--ink-2); }
form { display: grid; gap: 1rem; margin: 1.25rem 0; }
label { display: block; font-weight: 500; }
input { width: 100%; height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; border: 1px solid var(--edge); border-radius: 6px;
  background: transparent; color: inherit; font: inherit; font-size: 1rem; }
input[autocomplete='one-time-code'] { font-variant-numeric: tabular-nums; letter-spacing: 0.25em; }
small { display: block; margin-top: 0.25rem; color: var(--ink-3); font-size: 0.8125rem; }
button { min-height: 2.75rem; padding: 0.375rem 1rem; border: 0; border-radius: 6px; background: var(--accent-fill);
  color: var(--on-fill); font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: var(--accent-fill-hover); }
section { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--rule); }
p > a, section a, footer a { display: inline-block; padding-block: 0.6875rem; }
section a { font-weight: 500; }
.wrong { margin-top: 0.25rem; color: var(--bad); }
.qr { display: block; width: 12rem; max-width: 100%; margin: 1rem auto; border-radius: 6px; }
.key { margin-bottom: 1rem; text-align: center; }
code { font-size: 0.9375rem; color: var(--ink); overflow-wrap: anywhere; }
.codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0.5rem 1.5rem; margin: 1.25rem 0;
  padding-inline-start: 2rem; font-variant-numeric: tabular-nums; }
button.secondary { border: 1px solid var(--edge); background: transparent; color: var(--ink); }
button.secondary:hover { background: var(--hover); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role='alert'], [role='status'] { margin-top: 1rem; padding: 0.75rem; border-radius: 6px; }
[role='alert'] { background: var(--bad-tint); color: var(--bad); }
[role='status'] { background: var(--good-tint); color: var(--good); }
.note { font-size: 0.8125rem; }
footer { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--rule); }
@media print { footer, nav, form { display: none; } }
@media (width < 30rem) {
  body { place-items: start stretch; padding: 0; background: var(--surface); }
  main { max-width: none; padding: 1.25rem 1rem; border: 0; border-radius: 0; }
}
`;
