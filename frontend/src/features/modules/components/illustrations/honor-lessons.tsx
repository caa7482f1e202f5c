import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** Two winding roads lie behind; lanterns stand on the last stretch, and two people walk on. */
export function HonorLessons() {
  return (
    <Scene>
      <circle className={scene.halo} cx="104" cy="62" r="52" />
      <circle className={scene.sun} cx="104" cy="62" r="30" />
      <path className={scene.far} d="M0 104c60-52 118-54 176-16s106 26 160-8 100-34 144-6v126H0Z" />
      <path className={scene.mid} d="M0 146c80-42 160-44 240-14s160 20 240-18v86H0Z" />
      <path className={scene.path} d="M40 108c60-6 92 22 150 24s84 20 122 48" />
      <path className={scene.path} d="M470 98c-60 4-96 26-122 38s-36 26-28 44" />
      <path className={scene.near} d="M0 186c110-26 200-20 290-6s130 4 190-10v30H0Z" />
      <g className={scene.tree}>
        <path d="M232 176v-44M404 172v-40" />
      </g>
      <path className={scene.light} d="M223 112h18v22h-18zM396 114h16v20h-16z" />
      <circle className={shapes.a} cx="306" cy="158" r="20" />
      <path className={shapes.b} d="m332 132 26 26-26 26-26-26z" opacity=".92" />
    </Scene>
  );
}
