import scene from '#shared/ui/scenes/scene.module.css';
import shapes from '#shared/ui/shapes.module.css';
import { Scene } from './scene';

/** Paths lead to the house from every side; there is a fence, and a gate in it. */
export function ExternalInfluences() {
  return (
    <Scene>
      <path className={scene.far} d="M0 96c80-44 150-30 230-12s160 0 250-34v150H0Z" />
      <path className={scene.mid} d="M0 138c140-40 330-40 480 0v62H0Z" />
      <path
        className={scene.path}
        d="M8 178c60-18 96-24 146-28M472 178c-60-18-96-24-146-28M40 92c50 6 84 22 120 44"
      />
      <path className={scene.path} d="M440 84c-50 8-84 26-120 50" />
      <circle className={scene.halo} cx="240" cy="104" r="72" />
      <path className={shapes.a} d="M188 148V98l38-34 38 34v50z" />
      <path className={shapes.b} d="M226 148V92l36-32 36 32v56z" opacity=".92" />
      <path className={scene.light} d="M251 148v-30a11 11 0 0 1 22 0v30zM202 110h16v16h-16z" />
      <path className={scene.near} d="M0 192c140-24 340-24 480 0v8H0Z" />
      <g className={scene.tree}>
        <path d="M118 182v-26m28 24v-26m28 24v-26m28 24v-26m-92 10h98M362 182v-26m-28 24v-26m-28 24v-26m-28 24v-26m92 10h-98" />
      </g>
    </Scene>
  );
}
