/**
 * All styles of the pages that work without a script, in the product's design tokens. The theme that
 * the person has chosen, or else the system's preference, decides between light and dark.
 */
export const FORM_STYLES = `
:root{color-scheme:light dark;--bg:light-dark(#FAF6F1,#1A1715);--surface:light-dark(#FFFFFF,#24201D);
--ink:light-dark(#2B2622,#F4EDE4);--muted:light-dark(#665D55,#B9ADA1);--border:light-dark(#E3D9CD,#3B352F);
--control:light-dark(#8C8177,#8F857B);--primary:light-dark(#1F625D,#7FC8BE);--on-primary:light-dark(#FFFFFF,#0E2B29);
--primary-hover:light-dark(#174D49,#9BD8CF);--accent:light-dark(#A8482A,#F0A27E);--danger:light-dark(#A32B2B,#F29A90);
--danger-soft:light-dark(#FBE4E1,#3F1E1B);--focus:light-dark(#1B4F9C,#9CC3FF);--a:light-dark(#1F625D,#7FC8BE);
--b:light-dark(#B0562B,#F0A27E);--shadow:0 8px 24px light-dark(rgb(43 38 34/.10),transparent)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--ink);
font:17px/1.6 Figtree,"Figtree Fallback","Wide Fallback",system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:min(100%,440px);background:var(--surface);border:1px solid var(--border);border-radius:28px;
padding:clamp(24px,6vw,40px);box-shadow:var(--shadow)}
.brand{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:var(--ink);font:700 20px Georgia,"Times New Roman",serif;text-decoration:none}
.brand .a{fill:var(--a);fill-opacity:.9}.brand .b{fill:var(--b);fill-opacity:.75}
h1{margin:16px 0 8px;font:400 34px/1.15 Georgia,"Times New Roman",serif;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
.lead{margin:0 0 24px;color:var(--muted);text-wrap:pretty;overflow-wrap:anywhere}
.field{margin-bottom:16px}
label{display:block;margin-bottom:4px;font-weight:600;font-size:15px}
.optional{font-weight:400;color:var(--muted)}
input:not([type=hidden]){width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;
background:var(--surface);color:var(--ink);font:inherit}
input[aria-invalid]{border-color:var(--danger);border-width:2px}
.hint{margin:4px 0 0;font-size:15px;line-height:1.45;color:var(--muted)}
.error{margin:4px 0 0;font-size:15px;font-weight:600;color:var(--danger)}
.summary{margin:0 0 16px;padding:12px 16px;border-radius:12px;background:var(--danger-soft);color:var(--danger);font-weight:600}
button{width:100%;min-height:48px;margin-top:8px;border:0;border-radius:12px;background:var(--primary);color:var(--on-primary);
font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--primary-hover)}
.secret{display:flex;gap:8px}
.show,.second{margin:0;border:1px solid var(--control);background:none;color:var(--ink)}.show{width:auto;padding:0 16px}
.show:hover,.second:hover{background:var(--bg)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.or{margin:12px 0;text-align:center;color:var(--muted)}
.other{margin:8px 0 0;text-align:center;color:var(--muted)}form+.other{margin-top:16px}
.other a{display:inline-block;padding:8px 4px;color:var(--primary);font-weight:600}
.about{margin:24px 0 0;padding-top:8px;border-top:1px solid var(--border);text-align:center;font-size:15px}
.about a{display:inline-block;padding:12px 8px;color:var(--muted)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
