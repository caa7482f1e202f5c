import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** A balloon and a kite over the hills, their strings crossed. */
export function LoveFunIntimacy() {
  return (
    <Scene>
      <circle className={scene.sun} cx="76" cy="56" r="28" />
      <path className={scene.far} d="M0 122c80-44 160-40 240-14s150 6 240-30v122H0Z" />
      <path className={scene.mid} d="M0 158c90-34 180-30 260-12s140 4 220-20v74H0Z" />
      <path className={scene.smoke} d="M222 108c8 24 34 30 30 72M284 116c-14 22-30 34-36 64" />
      <circle className={shapes.a} cx="220" cy="64" r="44" />
      <path className={shapes.b} d="m284 12 46 48-46 58-46-58z" opacity=".9" />
      <path className={scene.smoke} d="M284 118c16 12-8 18 10 32" />
      <g className={scene.tree}>
        <path d="M404 158v-34M104 164v-26" />
        <ellipse cx="404" cy="104" rx="18" ry="28" />
        <ellipse cx="104" cy="124" rx="14" ry="22" />
      </g>
      <path className={scene.near} d="M0 184c110-20 200-16 290-4s120 2 190-8v28H0Z" />
    </Scene>
  );
}
