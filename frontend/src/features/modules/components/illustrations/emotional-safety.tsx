import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** Two people close to each other under one roof, with the weather outside. */
export function EmotionalSafety() {
  return (
    <Scene>
      <path className={scene.far} d="M0 112c90-50 160-46 240-20s150 12 240-24v132H0Z" />
      <path
        className={scene.smoke}
        d="M58 40l-12 26M108 22 96 48M392 26l-12 26M446 44l-12 26M84 86l-9 20M416 92l-9 20"
      />
      <path className={scene.mid} d="M0 160c130-32 350-32 480 0v40H0Z" />
      <path className={scene.sun} d="M132 172v-28a108 108 0 0 1 216 0v28z" />
      <circle className={shapes.a} cx="216" cy="128" r="40" />
      <path className={shapes.b} d="m264 84 44 44-44 44-44-44z" opacity=".9" />
      <path
        className={scene.near}
        d="M116 172v-28a124 124 0 0 1 248 0v28h-16v-28a108 108 0 0 0-216 0v28zM0 188c140-22 340-22 480 0v12H0Z"
      />
    </Scene>
  );
}
